/// The language settings that an app is compiled with. The raw value is that of `--mode`.
package enum LanguageMode: String, Sendable, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"
    case mainActor = "main-actor"

    /// The name in messages.
    package var title: String {
        switch self {
        case .swift5: "the Swift 5 mode"
        case .swift6: "the Swift 6 mode"
        case .mainActor: "the Swift 6 mode on the main actor"
        }
    }

    /// The ending of its targets' names, and the name of its folder.
    var suffix: String {
        switch self {
        case .swift5: "Swift5"
        case .swift6: "Swift6"
        case .mainActor: "MainActor"
        }
    }

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
