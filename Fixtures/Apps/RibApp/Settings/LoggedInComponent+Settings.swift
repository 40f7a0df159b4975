import RIBs

extension LoggedInComponent: SettingsDependency {

    // TODO: Give what Settings needs.
}
