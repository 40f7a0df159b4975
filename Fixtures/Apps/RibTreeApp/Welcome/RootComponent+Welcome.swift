import RIBs

extension RootComponent: WelcomeDependency {

    // TODO: Give what Welcome needs.
}
