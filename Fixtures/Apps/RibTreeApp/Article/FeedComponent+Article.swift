import RIBs

extension FeedComponent: ArticleDependency {

    // TODO: Give what Article needs.
}
