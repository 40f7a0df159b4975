// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "vipergen",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "vipergen", targets: ["vipergen"]),
        .library(name: "VipergenGenerator", targets: ["VipergenGenerator", "VipergenTemplates"]),
        .plugin(name: "VipergenPlugin", targets: ["VipergenPlugin"]),
    ],
    targets: [
        .target(name: "VipergenGenerator", path: "Sources/Generator", swiftSettings: settings),
        .target(
            name: "VipergenTemplates",
            dependencies: ["VipergenGenerator"],
            path: "Sources/Templates",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "vipergen",
            dependencies: ["VipergenGenerator", "VipergenTemplates"],
            swiftSettings: settings
        ),
        // Neither it nor its product has the program's name, which an executable in somebody's package would clash with.
        .plugin(
            name: "VipergenPlugin",
            capability: .command(
                intent: .custom(verb: "vipergen", description: "Writes VIPER and RIBs modules from templates"),
                permissions: [.writeToPackageDirectory(reason: "vipergen writes the files of modules")]
            ),
            dependencies: ["vipergen"]
        ),
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
        .testTarget(
            name: "GeneratorTests",
            dependencies: ["VipergenGenerator", "TestSupport"],
            swiftSettings: settings
        ),
        // Targets of their own, which compile beside the others: the compiler takes longer for each test of a larger target.
        .testTarget(
            name: "LearningTests",
            dependencies: ["VipergenGenerator", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "UpdatingTests",
            dependencies: ["VipergenGenerator", "TestSupport"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "InvariantTests",
            dependencies: ["VipergenGenerator", "VipergenTemplates", "TestSupport", "vipergen"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "TemplatesTests",
            dependencies: ["VipergenGenerator", "VipergenTemplates", "TestSupport", "vipergen"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "vipergenTests",
            dependencies: ["VipergenGenerator", "VipergenTemplates", "TestSupport", "vipergen"],
            swiftSettings: settings
        ),
    ]
)
