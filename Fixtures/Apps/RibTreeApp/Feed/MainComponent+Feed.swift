import RIBs

extension MainComponent: FeedDependency {

    // TODO: Give what Feed needs.
}
