// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target here that no app's language mode is tried with.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of the tests. Swift Testing looks for a module of its own in every file that imports one named UIKit.
let tests = strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// The three ways that apps are set up today, by the suffix of the targets that compile an app so.
let modes: [(suffix: String, folder: String, settings: [SwiftSetting])] = [
    ("", "Apps", [.swiftLanguageMode(.v6)]),
    ("Swift5", "Modes/Swift5", [.swiftLanguageMode(.v5)]),
    ("MainActor", "Modes/MainActor", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
]

/// The targets that compile one app in each mode.
func app(
    _ name: String,
    dependencies: [Target.Dependency],
    storyboards: [String],
    xibs: [String],
    settings: [SwiftSetting] = []
) -> [Target] {
    modes.map { mode in
        .target(
            name: name + mode.suffix,
            dependencies: dependencies,
            path: "\(mode.folder)/\(name)",
            exclude: storyboards.map { "\($0)/\($0).storyboard" } + xibs.map { "\($0)/\($0)ViewController.xib" },
            swiftSettings: mode.settings + settings
        )
    }
}

let plainApp = app(
    "PlainApp",
    dependencies: ["UIKit"],
    storyboards: ["Welcome", "Splash", "Orders", "Receipt"],
    xibs: ["Terms", "Help", "Invoice", "Summary"],
    settings: [.treatAllWarnings(as: .error)]
)

let rxApp = app(
    "RxApp",
    dependencies: ["UIKit", "RxSwift", "RxCocoa"],
    storyboards: ["Login", "Onboarding", "Details", "Gallery"],
    xibs: ["Register", "Settings", "Feed", "Player"]
)

let package = Package(
    name: "Fixtures",
    platforms: [.macOS(.v14)],
    targets: plainApp + rxApp + [
        .target(name: "UIKit", path: "Shim/UIKit", swiftSettings: strict),
        .target(name: "RxSwift", path: "Shim/RxSwift", swiftSettings: strict),
        .target(name: "RxRelay", dependencies: ["RxSwift"], path: "Shim/RxRelay", swiftSettings: strict),
        .target(
            name: "RxCocoa",
            dependencies: ["UIKit", "RxSwift", "RxRelay"],
            path: "Shim/RxCocoa",
            swiftSettings: strict
        ),
        .testTarget(name: "RxSwiftTests", dependencies: ["RxSwift"], swiftSettings: tests),
        .testTarget(
            name: "RxCocoaTests",
            dependencies: ["RxCocoa", "RxRelay", "RxSwift", "UIKit"],
            swiftSettings: tests
        ),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["UIKit"],
            exclude: ["Scenes.storyboard"],
            swiftSettings: tests
        ),
    ]
)
