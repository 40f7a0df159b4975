extension LanguageMode {

    /// The ending of its targets' names, and the name of its folder.
    var suffix: String { self == .mainActor ? "MainActor" : "Swift\(version)" }

    /// The settings of a target, as a package's manifest writes them.
    var settings: [String] {
        [".swiftLanguageMode(.v\(version))"] + (self == .mainActor ? [".defaultIsolation(MainActor.self)"] : [])
    }
}
