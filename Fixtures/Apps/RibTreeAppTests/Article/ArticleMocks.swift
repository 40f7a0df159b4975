import RIBs
import RxSwift
import UIKit
@testable import RibTreeApp

final class ArticleDependencyMock: ArticleDependency {
}

final class ArticleBuildableMock: ArticleBuildable {

    private(set) var buildListeners: [any ArticleListener] = []
    var buildHandler: (any ArticleListener) -> any ArticleRouting = { _ in ArticleRoutingMock() }

    func build(withListener listener: any ArticleListener) -> any ArticleRouting {
        buildListeners.append(listener)
        return buildHandler(listener)
    }

}

final class ArticleRoutingMock: ArticleRouting {

    var interactable: any Interactable = ArticleInteractableMock()
    var viewControllable: any ViewControllable = ArticleViewControllableMock()
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

final class ArticleInteractableMock: ArticleInteractable {

    weak var router: (any ArticleRouting)?
    weak var listener: (any ArticleListener)?
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

    weak var listener: (any ArticlePresentableListener)?

}
