import RIBs

extension RootComponent: LoggedInDependency {

    var loggedInViewController: LoggedInViewControllable {
        // TODO: Return the view controller that the views of LoggedIn go into.
        fatalError("RootComponent has no view controller for LoggedIn yet.")
    }

    // TODO: Give what LoggedIn needs.
}
