import RIBs

extension RootComponent: BonusDependency {

    // TODO: Give what Bonus needs.
}
