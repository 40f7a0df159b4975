import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class ArticleDependencyMock: ArticleDependency {
}

final class ArticleBuildableMock: ArticleBuildable {

    private(set) var buildCallCount = 0
    private(set) var buildListeners: [ArticleListener] = []
    var buildHandler: (ArticleListener) -> ArticleRouting = { _ in ArticleRoutingMock() }

    func build(withListener listener: ArticleListener) -> ArticleRouting {
        buildCallCount += 1
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class ArticleRoutingMock: ArticleRouting {

    var interactable: Interactable = ArticleInteractableMock()
    var viewControllable: ViewControllable = ArticleViewControllableMock()
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

final class ArticleInteractableMock: ArticleInteractable {

    weak var router: ArticleRouting?
    weak var listener: ArticleListener?
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

final class ArticleViewControllableMock: ArticleViewControllable {

    var uiviewController = UIViewController()

}

final class ArticleListenerMock: ArticleListener {
}

final class ArticlePresentableMock: ArticlePresentable {

    weak var listener: ArticlePresentableListener?

}

final class ArticlePresentableListenerMock: ArticlePresentableListener {
}
