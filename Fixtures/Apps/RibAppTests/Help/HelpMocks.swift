import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class HelpDependencyMock: HelpDependency {
}

final class HelpBuildableMock: HelpBuildable {

    private(set) var buildListeners: [any HelpListener] = []
    var buildHandler: (any HelpListener) -> any HelpRouting = { _ in HelpRoutingMock() }

    func build(withListener listener: any HelpListener) -> any HelpRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class HelpRoutingMock: HelpRouting {

    var interactable: any Interactable = HelpInteractableMock()
    var viewControllable: any ViewControllable = HelpViewControllableMock()
    var children: [any Routing] = []
    var lifecycle: Observable<RouterLifecycle> = .never()

    private(set) var attachedChildren: [any Routing] = []
    private(set) var detachedChildren: [any Routing] = []

    func load() {
    }

    func attachChild(_ child: any Routing) {
        attachedChildren.append(child)
    }

    func detachChild(_ child: any Routing) {
        detachedChildren.append(child)
    }

}

final class HelpInteractableMock: HelpInteractable {

    weak var router: (any HelpRouting)?
    weak var listener: (any HelpListener)?
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

    weak var listener: (any HelpPresentableListener)?

}
