import RIBs

extension MapComponent: PlaceDependency {

    // TODO: Give what Place needs.
}
