import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class LoggedInDependencyMock: LoggedInDependency {

    var loggedInViewController: LoggedInViewControllable = LoggedInViewControllableMock()

}

final class LoggedInBuildableMock: LoggedInBuildable {

    private(set) var buildListeners: [LoggedInListener] = []
    var buildHandler: (LoggedInListener) -> LoggedInRouting = { _ in LoggedInRoutingMock() }

    func build(withListener listener: LoggedInListener) -> LoggedInRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class LoggedInRoutingMock: LoggedInRouting {

    var interactable: Interactable = LoggedInInteractableMock()
    var children: [Routing] = []
    var lifecycle: Observable<RouterLifecycle> = .never()

    private(set) var attachedChildren: [Routing] = []
    private(set) var detachedChildren: [Routing] = []
    private(set) var cleanupViewsCallCount = 0

    func load() {
    }

    func attachChild(_ child: Routing) {
        attachedChildren.append(child)
    }

    func detachChild(_ child: Routing) {
        detachedChildren.append(child)
    }

    func cleanupViews() {
        cleanupViewsCallCount += 1
    }

}

final class LoggedInInteractableMock: LoggedInInteractable {

    weak var router: LoggedInRouting?
    weak var listener: LoggedInListener?
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
