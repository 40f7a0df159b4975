import RIBs

extension ContactComponent: GroupDependency {

    // TODO: Give what Group needs.
}
