import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class LoggedInDependencyMock: LoggedInDependency {

    var loggedInViewController: any LoggedInViewControllable = LoggedInViewControllableMock()

}

final class LoggedInBuildableMock: LoggedInBuildable {

    private(set) var buildListeners: [any LoggedInListener] = []
    var buildHandler: (any LoggedInListener) -> any LoggedInRouting = { _ in LoggedInRoutingMock() }

    func build(withListener listener: any LoggedInListener) -> any LoggedInRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class LoggedInRoutingMock: LoggedInRouting {

    var interactable: any Interactable = LoggedInInteractableMock()
    var children: [any Routing] = []
    var lifecycle: Observable<RouterLifecycle> = .never()

    private(set) var attachedChildren: [any Routing] = []
    private(set) var detachedChildren: [any Routing] = []
    private(set) var cleanupViewsCallCount = 0

    func load() {
    }

    func attachChild(_ child: any Routing) {
        attachedChildren.append(child)
    }

    func detachChild(_ child: any Routing) {
        detachedChildren.append(child)
    }

    func cleanupViews() {
        cleanupViewsCallCount += 1
    }

}

final class LoggedInInteractableMock: LoggedInInteractable {

    weak var router: (any LoggedInRouting)?
    weak var listener: (any LoggedInListener)?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class LoggedInViewControllableMock: LoggedInViewControllable {

    var uiviewController = UIViewController()

}

final class LoggedInListenerMock: LoggedInListener {
}
