import RIBs
import RxSwift
import UIKit
@testable import RibApp

final class ScoreDependencyMock: ScoreDependency {
}

final class ScoreBuildableMock: ScoreBuildable {

    private(set) var buildListeners: [ScoreListener] = []
    var buildHandler: (ScoreListener) -> ScoreRouting = { _ in ScoreRoutingMock() }

    func build(withListener listener: ScoreListener) -> ScoreRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class ScoreRoutingMock: ScoreRouting {

    var interactable: Interactable = ScoreInteractableMock()
    var viewControllable: ViewControllable = ScoreViewControllableMock()
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

final class ScoreInteractableMock: ScoreInteractable {

    weak var router: ScoreRouting?
    weak var listener: ScoreListener?
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

    weak var listener: ScorePresentableListener?

}
