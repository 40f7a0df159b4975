import RIBs

protocol FeedDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class FeedComponent: Component<FeedDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol FeedBuildable: Buildable {
    func build(withListener listener: FeedListener) -> FeedRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable {

    func build(withListener listener: FeedListener) -> FeedRouting {
        let component = FeedComponent(dependency: dependency)
        let viewController = FeedViewController.loadFromStoryboard()
        let interactor = FeedInteractor(presenter: viewController)
        interactor.listener = listener
        return FeedRouter(
            interactor: interactor,
            viewController: viewController,
            articleBuilder: ArticleBuilder(dependency: component),
            shareBuilder: ShareBuilder(dependency: component)
        )
    }

}
