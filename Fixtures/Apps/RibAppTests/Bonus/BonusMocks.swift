import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class BonusDependencyMock: BonusDependency {
}

final class BonusBuildableMock: BonusBuildable {

    private(set) var buildListeners: [any BonusListener] = []
    var buildHandler: (any BonusListener) -> any BonusRouting = { _ in BonusRoutingMock() }

    func build(withListener listener: any BonusListener) -> any BonusRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class BonusRoutingMock: BonusRouting {

    var interactable: any Interactable = BonusInteractableMock()
    var viewControllable: any ViewControllable = BonusViewControllableMock()
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

final class BonusInteractableMock: BonusInteractable {

    weak var router: (any BonusRouting)?
    weak var listener: (any BonusListener)?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class BonusViewControllableMock: BonusViewControllable {

    var uiviewController = UIViewController()

}

final class BonusListenerMock: BonusListener {
}

final class BonusPresentableMock: BonusPresentable {

    weak var listener: (any BonusPresentableListener)?

}
