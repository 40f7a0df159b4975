import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class HelpDependencyMock: HelpDependency {
}

final class HelpBuildableMock: HelpBuildable {

    private(set) var buildListeners: [HelpListener] = []
    var buildHandler: (HelpListener) -> HelpRouting = { _ in HelpRoutingMock() }

    func build(withListener listener: HelpListener) -> HelpRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class HelpRoutingMock: HelpRouting {

    var interactable: Interactable = HelpInteractableMock()
    var viewControllable: ViewControllable = HelpViewControllableMock()
    var children: [Routing] = []
    var lifecycle: Observable<RouterLifecycle> = .never()

    private(set) var attachedChildren: [Routing] = []
    private(set) var detachedChildren: [Routing] = []

    func load() {
    }

    func attachChild(_ child: Routing) {
        attachedChildren.append(child)
    }

    func detachChild(_ child: Routing) {
        detachedChildren.append(child)
    }

}

final class HelpInteractableMock: HelpInteractable {

    weak var router: HelpRouting?
    weak var listener: HelpListener?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class HelpViewControllableMock: HelpViewControllable {

    var uiviewController = UIViewController()

}

final class HelpListenerMock: HelpListener {
}

final class HelpPresentableMock: HelpPresentable {

    weak var listener: HelpPresentableListener?

}
