import RIBs

protocol ArticleDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class ArticleComponent: Component<ArticleDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol ArticleBuildable: Buildable {
    func build(withListener listener: ArticleListener) -> ArticleRouting
}

final class ArticleBuilder: Builder<ArticleDependency>, ArticleBuildable {

    func build(withListener listener: ArticleListener) -> ArticleRouting {
        // TODO: Make the component here, which the builders of the RIBs below depend on.
        let viewController = ArticleViewController()
        let interactor = ArticleInteractor(presenter: viewController)
        interactor.listener = listener
        return ArticleRouter(
            interactor: interactor,
            viewController: viewController
        )
    }

}
