import RIBs

extension FeedComponent: ShareDependency {

    var shareViewController: ShareViewControllable {
        // TODO: Return the view controller that the views of Share go into.
        fatalError("FeedComponent has no view controller for Share yet.")
    }

    // TODO: Give what Share needs.
}
