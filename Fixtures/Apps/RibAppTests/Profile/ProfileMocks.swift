import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class ProfileDependencyMock: ProfileDependency {
}

final class ProfileBuildableMock: ProfileBuildable {

    private(set) var buildListeners: [ProfileListener] = []
    var buildHandler: (ProfileListener) -> ProfileRouting = { _ in ProfileRoutingMock() }

    func build(withListener listener: ProfileListener) -> ProfileRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class ProfileRoutingMock: ProfileRouting {

    var interactable: Interactable = ProfileInteractableMock()
    var viewControllable: ViewControllable = ProfileViewControllableMock()
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

final class ProfileInteractableMock: ProfileInteractable {

    weak var router: ProfileRouting?
    weak var listener: ProfileListener?
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

    weak var listener: ProfilePresentableListener?

}
