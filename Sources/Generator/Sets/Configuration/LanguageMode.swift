/// The language settings that an app is compiled with. The raw value is that of `--mode`.
package enum LanguageMode: String, Sendable, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"
    case mainActor = "main-actor"

    /// The name in messages.
    package var title: String { "the Swift \(version) mode" + (self == .mainActor ? " on the main actor" : "") }

    /// The version that the compiler takes.
    var version: String { self == .swift5 ? "5" : "6" }
}
