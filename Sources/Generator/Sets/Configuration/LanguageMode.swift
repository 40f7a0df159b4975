/// The language settings that an app is compiled with. The raw value is that of `--mode`.
package enum LanguageMode: String, Sendable, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"
    case mainActor = "main-actor"

    /// The name in messages.
    package var title: String { "the Swift \(version) mode" + (self == .mainActor ? " on the main actor" : "") }

    /// The ending of its targets' names, and the name of its folder.
    var suffix: String { self == .mainActor ? "MainActor" : "Swift\(version)" }

    /// The settings of a target, as a package's manifest writes them.
    var settings: [String] {
        [".swiftLanguageMode(.v\(version))"] + (self == .mainActor ? [".defaultIsolation(MainActor.self)"] : [])
    }

    /// The same, as options of the compiler.
    var options: [String] {
        ["-swift-version", version] + (self == .mainActor ? ["-default-isolation", "MainActor"] : [])
    }

    private var version: String { self == .swift5 ? "5" : "6" }
}
