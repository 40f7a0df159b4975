import RIBs

extension WelcomeComponent: HelpDependency {

    // TODO: Give what Help needs.
}
