import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class HelpDependencyMock: HelpDependency {
}

final class HelpBuildableMock: HelpBuildable {

    private(set) var buildCallCount = 0
    private(set) var buildListeners: [HelpListener] = []
    var buildHandler: (HelpListener) -> HelpRouting = { _ in HelpRoutingMock() }

    func build(withListener listener: HelpListener) -> HelpRouting {
        buildCallCount += 1
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class HelpRoutingMock: HelpRouting {

    var interactable: Interactable = HelpInteractableMock()
    var viewControllable: ViewControllable = HelpViewControllableMock()
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

final class HelpInteractableMock: HelpInteractable {

    weak var router: HelpRouting?
    weak var listener: HelpListener?
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

final class HelpViewControllableMock: HelpViewControllable {

    var uiviewController = UIViewController()

}

final class HelpListenerMock: HelpListener {
}

final class HelpPresentableMock: HelpPresentable {

    weak var listener: HelpPresentableListener?

}

final class HelpPresentableListenerMock: HelpPresentableListener {
}
