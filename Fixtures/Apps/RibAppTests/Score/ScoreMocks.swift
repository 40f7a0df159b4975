import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class ScoreDependencyMock: ScoreDependency {
}

final class ScoreBuildableMock: ScoreBuildable {

    private(set) var buildListeners: [any ScoreListener] = []
    var buildHandler: (any ScoreListener) -> any ScoreRouting = { _ in ScoreRoutingMock() }

    func build(withListener listener: any ScoreListener) -> any ScoreRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class ScoreRoutingMock: ScoreRouting {

    var interactable: any Interactable = ScoreInteractableMock()
    var viewControllable: any ViewControllable = ScoreViewControllableMock()
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

final class ScoreInteractableMock: ScoreInteractable {

    weak var router: (any ScoreRouting)?
    weak var listener: (any ScoreListener)?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
    }

}

final class ScoreViewControllableMock: ScoreViewControllable {

    var uiviewController = UIViewController()

}

final class ScoreListenerMock: ScoreListener {
}

final class ScorePresentableMock: ScorePresentable {

    weak var listener: (any ScorePresentableListener)?

}
