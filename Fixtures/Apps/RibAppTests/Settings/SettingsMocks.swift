import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class SettingsDependencyMock: SettingsDependency {
}

final class SettingsBuildableMock: SettingsBuildable {

    private(set) var buildListeners: [any SettingsListener] = []
    var buildHandler: (any SettingsListener) -> any SettingsRouting = { _ in SettingsRoutingMock() }

    func build(withListener listener: any SettingsListener) -> any SettingsRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class SettingsRoutingMock: SettingsRouting {

    var interactable: any Interactable = SettingsInteractableMock()
    var viewControllable: any ViewControllable = SettingsViewControllableMock()
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

final class SettingsInteractableMock: SettingsInteractable {

    weak var router: (any SettingsRouting)?
    weak var listener: (any SettingsListener)?
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

    weak var listener: (any SettingsPresentableListener)?

}
