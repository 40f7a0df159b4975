import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class GroupDependencyMock: GroupDependency {
}

final class GroupBuildableMock: GroupBuildable {

    private(set) var buildListeners: [any GroupListener] = []
    var buildHandler: (any GroupListener) -> any GroupRouting = { _ in GroupRoutingMock() }

    func build(withListener listener: any GroupListener) -> any GroupRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class GroupRoutingMock: GroupRouting {

    var interactable: any Interactable = GroupInteractableMock()
    var viewControllable: any ViewControllable = GroupViewControllableMock()
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

final class GroupInteractableMock: GroupInteractable {

    weak var router: (any GroupRouting)?
    weak var listener: (any GroupListener)?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class GroupViewControllableMock: GroupViewControllable {

    var uiviewController = UIViewController()

}

final class GroupListenerMock: GroupListener {
}

final class GroupPresentableMock: GroupPresentable {

    weak var listener: (any GroupPresentableListener)?

}
