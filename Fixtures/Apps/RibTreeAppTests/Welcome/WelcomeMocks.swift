import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class WelcomeDependencyMock: WelcomeDependency {
}

final class WelcomeBuildableMock: WelcomeBuildable {

    private(set) var buildListeners: [WelcomeListener] = []
    var buildHandler: (WelcomeListener) -> WelcomeRouting = { _ in WelcomeRoutingMock() }

    func build(withListener listener: WelcomeListener) -> WelcomeRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class WelcomeRoutingMock: WelcomeRouting {

    var interactable: Interactable = WelcomeInteractableMock()
    var viewControllable: ViewControllable = WelcomeViewControllableMock()
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

final class WelcomeInteractableMock: WelcomeInteractable {

    weak var router: WelcomeRouting?
    weak var listener: WelcomeListener?
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

    weak var listener: WelcomePresentableListener?

}
