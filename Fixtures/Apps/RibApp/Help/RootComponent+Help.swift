import RIBs

extension RootComponent: HelpDependency {

    // TODO: Give what Help needs.
}
