import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class GroupDependencyMock: GroupDependency {
}

final class GroupBuildableMock: GroupBuildable {

    private(set) var buildListeners: [GroupListener] = []
    var buildHandler: (GroupListener) -> GroupRouting = { _ in GroupRoutingMock() }

    func build(withListener listener: GroupListener) -> GroupRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class GroupRoutingMock: GroupRouting {

    var interactable: Interactable = GroupInteractableMock()
    var viewControllable: ViewControllable = GroupViewControllableMock()
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

final class GroupInteractableMock: GroupInteractable {

    weak var router: GroupRouting?
    weak var listener: GroupListener?
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

    weak var listener: GroupPresentableListener?

}
