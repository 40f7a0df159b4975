import RIBs

extension MainComponent: MapDependency {

    var mapViewController: MapViewControllable {
        // TODO: Return the view controller that the views of Map go into.
        fatalError("MainComponent has no view controller for Map yet.")
    }

    // TODO: Give what Map needs.
}
