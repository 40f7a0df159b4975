import RIBs

extension RootComponent: MainDependency {

    var mainViewController: MainViewControllable {
        // TODO: Return the view controller that the views of Main go into.
        fatalError("RootComponent has no view controller for Main yet.")
    }

    // TODO: Give what Main needs.
}
