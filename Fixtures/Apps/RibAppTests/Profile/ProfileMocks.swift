import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class ProfileDependencyMock: ProfileDependency {
}

final class ProfileBuildableMock: ProfileBuildable {

    private(set) var buildListeners: [any ProfileListener] = []
    var buildHandler: (any ProfileListener) -> any ProfileRouting = { _ in ProfileRoutingMock() }

    func build(withListener listener: any ProfileListener) -> any ProfileRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class ProfileRoutingMock: ProfileRouting {

    var interactable: any Interactable = ProfileInteractableMock()
    var viewControllable: any ViewControllable = ProfileViewControllableMock()
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

final class ProfileInteractableMock: ProfileInteractable {

    weak var router: (any ProfileRouting)?
    weak var listener: (any ProfileListener)?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class ProfileViewControllableMock: ProfileViewControllable {

    var uiviewController = UIViewController()

}

final class ProfileListenerMock: ProfileListener {
}

final class ProfilePresentableMock: ProfilePresentable {

    weak var listener: (any ProfilePresentableListener)?

}
