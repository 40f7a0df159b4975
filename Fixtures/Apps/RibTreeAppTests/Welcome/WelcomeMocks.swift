import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class WelcomeDependencyMock: WelcomeDependency {
}

final class WelcomeBuildableMock: WelcomeBuildable {

    private(set) var buildListeners: [any WelcomeListener] = []
    var buildHandler: (any WelcomeListener) -> any WelcomeRouting = { _ in WelcomeRoutingMock() }

    func build(withListener listener: any WelcomeListener) -> any WelcomeRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class WelcomeRoutingMock: WelcomeRouting {

    var interactable: any Interactable = WelcomeInteractableMock()
    var viewControllable: any ViewControllable = WelcomeViewControllableMock()
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

final class WelcomeInteractableMock: WelcomeInteractable {

    weak var router: (any WelcomeRouting)?
    weak var listener: (any WelcomeListener)?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class WelcomeViewControllableMock: WelcomeViewControllable {

    var uiviewController = UIViewController()

}

final class WelcomeListenerMock: WelcomeListener {
}

final class WelcomePresentableMock: WelcomePresentable {

    weak var listener: (any WelcomePresentableListener)?

}
