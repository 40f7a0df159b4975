import RIBs

extension RootComponent: LoggedOutDependency {

    // TODO: Give what LoggedOut needs.
}
