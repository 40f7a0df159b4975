import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class LoggedOutDependencyMock: LoggedOutDependency {
}

final class LoggedOutBuildableMock: LoggedOutBuildable {

    private(set) var buildListeners: [LoggedOutListener] = []
    var buildHandler: (LoggedOutListener) -> LoggedOutRouting = { _ in LoggedOutRoutingMock() }

    func build(withListener listener: LoggedOutListener) -> LoggedOutRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class LoggedOutRoutingMock: LoggedOutRouting {

    var interactable: Interactable = LoggedOutInteractableMock()
    var viewControllable: ViewControllable = LoggedOutViewControllableMock()
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

final class LoggedOutInteractableMock: LoggedOutInteractable {

    weak var router: LoggedOutRouting?
    weak var listener: LoggedOutListener?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
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
