// swift-tools-version: 6.2
import PackageDescription

/// The sources of the package around this one, and the invariants of its tests, in one program that a fuzzer runs.
/// `Scripts/fuzz` builds it with what that takes.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v14)],
    targets: [
        .target(name: "VipergenGenerator", path: "Generator", swiftSettings: settings),
        .target(
            name: "VipergenTemplates",
            dependencies: ["VipergenGenerator"],
            path: "Templates",
            swiftSettings: settings
        ),
        .target(
            name: "vipergen",
            dependencies: ["VipergenGenerator", "VipergenTemplates"],
            path: "vipergen",
            exclude: ["main.swift"],
            swiftSettings: settings
        ),
        .target(
            name: "Invariants",
            dependencies: ["VipergenGenerator", "VipergenTemplates", "vipergen"],
            path: "Invariants",
            swiftSettings: settings
        ),
        // The fuzzer brings the entry point.
        .executableTarget(
            name: "Fuzzer",
            dependencies: ["Invariants"],
            path: "Fuzzer",
            swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]
        ),
    ]
)
