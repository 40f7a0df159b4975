import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class ArticleDependencyMock: ArticleDependency {
}

final class ArticleBuildableMock: ArticleBuildable {

    private(set) var buildListeners: [ArticleListener] = []
    var buildHandler: (ArticleListener) -> ArticleRouting = { _ in ArticleRoutingMock() }

    func build(withListener listener: ArticleListener) -> ArticleRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class ArticleRoutingMock: ArticleRouting {

    var interactable: Interactable = ArticleInteractableMock()
    var viewControllable: ViewControllable = ArticleViewControllableMock()
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

final class ArticleInteractableMock: ArticleInteractable {

    weak var router: ArticleRouting?
    weak var listener: ArticleListener?
    private(set) var isActive = false
    var isActiveStream: Observable<Bool> = .never()

    func activate() {
        isActive = true
    }

    func deactivate() {
        isActive = false
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
