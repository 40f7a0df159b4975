import RIBs

extension PlaceComponent: PersonDependency {

    // TODO: Give what Person needs.
}
