import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class BonusDependencyMock: BonusDependency {
}

final class BonusBuildableMock: BonusBuildable {

    private(set) var buildListeners: [BonusListener] = []
    var buildHandler: (BonusListener) -> BonusRouting = { _ in BonusRoutingMock() }

    func build(withListener listener: BonusListener) -> BonusRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class BonusRoutingMock: BonusRouting {

    var interactable: Interactable = BonusInteractableMock()
    var viewControllable: ViewControllable = BonusViewControllableMock()
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

final class BonusInteractableMock: BonusInteractable {

    weak var router: BonusRouting?
    weak var listener: BonusListener?
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

    weak var listener: BonusPresentableListener?

}
