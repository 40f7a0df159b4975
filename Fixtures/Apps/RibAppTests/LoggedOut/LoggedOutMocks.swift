import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class LoggedOutDependencyMock: LoggedOutDependency {
}

final class LoggedOutBuildableMock: LoggedOutBuildable {

    private(set) var buildCallCount = 0
    private(set) var buildListeners: [LoggedOutListener] = []
    var buildHandler: (LoggedOutListener) -> LoggedOutRouting = { _ in LoggedOutRoutingMock() }

    func build(withListener listener: LoggedOutListener) -> LoggedOutRouting {
        buildCallCount += 1
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class LoggedOutRoutingMock: LoggedOutRouting {

    var interactable: Interactable = LoggedOutInteractableMock()
    var viewControllable: ViewControllable = LoggedOutViewControllableMock()
    var children: [Routing] = []
    let lifecycleSubject = PublishSubject<RouterLifecycle>()
    var lifecycle: Observable<RouterLifecycle> { return lifecycleSubject }

    private(set) var loadCallCount = 0
    private(set) var attachChildCallCount = 0
    private(set) var attachedChildren: [Routing] = []
    private(set) var detachChildCallCount = 0
    private(set) var detachedChildren: [Routing] = []

    func load() {
        loadCallCount += 1
    }

    func attachChild(_ child: Routing) {
        attachChildCallCount += 1
        attachedChildren.append(child)
    }

    func detachChild(_ child: Routing) {
        detachChildCallCount += 1
        detachedChildren.append(child)
    }

}

final class LoggedOutInteractableMock: LoggedOutInteractable {

    weak var router: LoggedOutRouting?
    weak var listener: LoggedOutListener?
    let isActiveSubject = BehaviorSubject(value: false)
    var isActive = false
    var isActiveStream: Observable<Bool> { return isActiveSubject }

    private(set) var activateCallCount = 0
    private(set) var deactivateCallCount = 0

    func activate() {
        activateCallCount += 1
    }

    func deactivate() {
        deactivateCallCount += 1
    }

}

final class LoggedOutViewControllableMock: LoggedOutViewControllable {

    var uiviewController = UIViewController()

}

final class LoggedOutListenerMock: LoggedOutListener {
}

final class LoggedOutPresentableMock: LoggedOutPresentable {

    weak var listener: LoggedOutPresentableListener?

}

final class LoggedOutPresentableListenerMock: LoggedOutPresentableListener {
}
