import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class ProfileDependencyMock: ProfileDependency {
}

final class ProfileBuildableMock: ProfileBuildable {

    private(set) var buildCallCount = 0
    private(set) var buildListeners: [ProfileListener] = []
    var buildHandler: (ProfileListener) -> ProfileRouting = { _ in ProfileRoutingMock() }

    func build(withListener listener: ProfileListener) -> ProfileRouting {
        buildCallCount += 1
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class ProfileRoutingMock: ProfileRouting {

    var interactable: Interactable = ProfileInteractableMock()
    var viewControllable: ViewControllable = ProfileViewControllableMock()
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

final class ProfileInteractableMock: ProfileInteractable {

    weak var router: ProfileRouting?
    weak var listener: ProfileListener?
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

final class ProfileViewControllableMock: ProfileViewControllable {

    var uiviewController = UIViewController()

}

final class ProfileListenerMock: ProfileListener {
}

final class ProfilePresentableMock: ProfilePresentable {

    weak var listener: ProfilePresentableListener?

}

final class ProfilePresentableListenerMock: ProfilePresentableListener {
}
