import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class SettingsDependencyMock: SettingsDependency {
}

final class SettingsBuildableMock: SettingsBuildable {

    private(set) var buildCallCount = 0
    private(set) var buildListeners: [SettingsListener] = []
    var buildHandler: (SettingsListener) -> SettingsRouting = { _ in SettingsRoutingMock() }

    func build(withListener listener: SettingsListener) -> SettingsRouting {
        buildCallCount += 1
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class SettingsRoutingMock: SettingsRouting {

    var interactable: Interactable = SettingsInteractableMock()
    var viewControllable: ViewControllable = SettingsViewControllableMock()
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

final class SettingsInteractableMock: SettingsInteractable {

    weak var router: SettingsRouting?
    weak var listener: SettingsListener?
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

final class SettingsViewControllableMock: SettingsViewControllable {

    var uiviewController = UIViewController()

}

final class SettingsListenerMock: SettingsListener {
}

final class SettingsPresentableMock: SettingsPresentable {

    weak var listener: SettingsPresentableListener?

}

final class SettingsPresentableListenerMock: SettingsPresentableListener {
}
