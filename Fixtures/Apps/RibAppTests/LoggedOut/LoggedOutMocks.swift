import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class LoggedOutDependencyMock: LoggedOutDependency {
}

final class LoggedOutBuildableMock: LoggedOutBuildable {

    private(set) var buildListeners: [any LoggedOutListener] = []
    var buildHandler: (any LoggedOutListener) -> any LoggedOutRouting = { _ in LoggedOutRoutingMock() }

    func build(withListener listener: any LoggedOutListener) -> any LoggedOutRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class LoggedOutRoutingMock: LoggedOutRouting {

    var interactable: any Interactable = LoggedOutInteractableMock()
    var viewControllable: any ViewControllable = LoggedOutViewControllableMock()
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

final class LoggedOutInteractableMock: LoggedOutInteractable {

    weak var router: (any LoggedOutRouting)?
    weak var listener: (any LoggedOutListener)?
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

    weak var listener: (any LoggedOutPresentableListener)?

}
