import RIBs

extension ShareComponent: ContactDependency {

    // TODO: Give what Contact needs.
}
