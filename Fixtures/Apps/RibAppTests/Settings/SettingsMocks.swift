import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class SettingsDependencyMock: SettingsDependency {
}

final class SettingsBuildableMock: SettingsBuildable {

    private(set) var buildListeners: [SettingsListener] = []
    var buildHandler: (SettingsListener) -> SettingsRouting = { _ in SettingsRoutingMock() }

    func build(withListener listener: SettingsListener) -> SettingsRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class SettingsRoutingMock: SettingsRouting {

    var interactable: Interactable = SettingsInteractableMock()
    var viewControllable: ViewControllable = SettingsViewControllableMock()
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

final class SettingsInteractableMock: SettingsInteractable {

    weak var router: SettingsRouting?
    weak var listener: SettingsListener?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
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
