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
        .library(name: "VipergenGenerator", targets: ["VipergenGenerator"]),
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
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
        .testTarget(
            name: "GeneratorTests",
            dependencies: ["VipergenGenerator", "TestSupport"],
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
