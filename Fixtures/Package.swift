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

/// The three ways that apps are set up today, by the suffix of the targets that compile an app so. A target finds its
/// files in the mode's folder, by a link there to where they are, or there if the mode has no folder.
let modes: [(suffix: String, folder: String?, settings: [SwiftSetting])] = [
    ("", nil, [.swiftLanguageMode(.v6)]),
    ("Swift5", "Modes/Swift5", [.swiftLanguageMode(.v5)]),
    ("MainActor", "Modes/MainActor", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
]

/// The targets that compile one app in each mode.
func app(
    _ name: String,
    path: String,
    dependencies: [Target.Dependency],
    storyboards: [String],
    xibs: [String],
    settings: [SwiftSetting] = []
) -> [Target] {
    modes.map { mode in
        .target(
            name: name + mode.suffix,
            dependencies: dependencies,
            path: mode.folder.map { "\($0)/\(name)" } ?? path,
            exclude: storyboards.map { "\($0)/\($0).storyboard" } + xibs.map { "\($0)/\($0)ViewController.xib" },
            swiftSettings: mode.settings + settings
        )
    }
}

/// The targets that run the same tests against apps of each mode. They import the apps by their own names.
func appTests(
    _ name: String,
    path: String,
    of apps: [String],
    dependencies: [Target.Dependency],
    settings: (_ mode: [SwiftSetting]) -> [SwiftSetting]
) -> [Target] {
    modes.map { mode in
        let aliases = apps.flatMap { ["-module-alias", "\($0)=\($0)\(mode.suffix)"] }
        return .testTarget(
            name: name + mode.suffix,
            dependencies: apps.map { .target(name: $0 + mode.suffix) } + dependencies,
            path: mode.folder.map { "\($0)/\(name)" } ?? path,
            swiftSettings: settings(mode.settings) + (mode.suffix.isEmpty ? [] : [.unsafeFlags(aliases)])
        )
    }
}

/// The targets that run tests written by hand, which are in one language mode whatever the app's.
func handwrittenTests(_ name: String, of apps: [String], dependencies: [Target.Dependency]) -> [Target] {
    appTests(name, path: "Tests/\(name)", of: apps, dependencies: dependencies) { _ in tests }
}

/// The targets that run the generated tests of an app, in the app's language mode and without a warning.
func generatedTests(of app: String, dependencies: [Target.Dependency]) -> [Target] {
    appTests("\(app)Tests", path: "Apps/\(app)Tests", of: [app], dependencies: dependencies) { settings in
        settings + [.treatAllWarnings(as: .error)]
    }
}

let plainApp = app(
    "PlainApp",
    path: "Apps/PlainApp",
    dependencies: ["UIKit"],
    storyboards: ["Welcome", "Splash", "Orders", "Receipt"],
    xibs: ["Terms", "Help", "Invoice", "Summary"],
    settings: [.treatAllWarnings(as: .error)]
)

let rxApp = app(
    "RxApp",
    path: "Apps/RxApp",
    dependencies: ["UIKit", "RxSwift", "RxCocoa"],
    storyboards: ["Login", "Onboarding", "Details", "Gallery"],
    xibs: ["Register", "Settings", "Feed", "Player"]
)

let finishedApp = app(
    "FinishedApp",
    path: "Finished",
    dependencies: ["UIKit", "RxSwift", "RxCocoa"],
    storyboards: ["Login", "Details"],
    xibs: [],
    settings: [.treatAllWarnings(as: .error)]
)

/// The apps of RIBs: one has all but two of the roots, since an app has one root.
let ribApps =
    ribApp("RibApp", storyboards: ["TicTacToe", "Help"], xibs: ["OffGame", "Settings"])
    + ribApp("RibXibApp", storyboards: [], xibs: ["Root"])
    + ribApp("RibStoryboardApp", storyboards: ["Root"], xibs: [])

/// The app of RIBs that were generated, and then finished by hand.
let ticTacToeApp = app(
    "TicTacToeApp",
    path: "TicTacToe",
    dependencies: ["RIBs", "RxRelay", "RxSwift", "UIKit"],
    storyboards: [],
    xibs: [],
    settings: [.treatAllWarnings(as: .error)]
)

func ribApp(_ name: String, storyboards: [String], xibs: [String]) -> [Target] {
    let dependencies: [Target.Dependency] = ["RIBs", "RxSwift", "UIKit"]
    return app(
        name,
        path: "Apps/\(name)",
        dependencies: dependencies,
        storyboards: storyboards,
        xibs: xibs,
        settings: [.treatAllWarnings(as: .error)]
    ) + generatedTests(of: name, dependencies: dependencies)
}

let testsOfApps =
    generatedTests(of: "PlainApp", dependencies: ["UIKit"])
    + generatedTests(of: "RxApp", dependencies: ["UIKit", "RxSwift", "RxCocoa"])
    + handwrittenTests("AppTests", of: ["PlainApp", "RxApp"], dependencies: ["UIKit"])
    + handwrittenTests("FinishedTests", of: ["FinishedApp"], dependencies: ["UIKit", "RxSwift", "RxCocoa"])
    + handwrittenTests("TicTacToeTests", of: ["TicTacToeApp"], dependencies: ["RIBs", "RxSwift", "UIKit"])

let package = Package(
    name: "Fixtures",
    platforms: [.macOS(.v14)],
    targets: plainApp + rxApp + ribApps + ticTacToeApp + finishedApp + testsOfApps + [
        .target(name: "UIKit", path: "Shim/UIKit", swiftSettings: strict),
        .target(name: "RxSwift", path: "Shim/RxSwift", swiftSettings: strict),
        .target(name: "RxRelay", dependencies: ["RxSwift"], path: "Shim/RxRelay", swiftSettings: strict),
        .target(
            name: "RxCocoa",
            dependencies: ["UIKit", "RxSwift", "RxRelay"],
            path: "Shim/RxCocoa",
            swiftSettings: strict
        ),
        .target(
            name: "RIBs",
            dependencies: ["UIKit", "RxSwift", "RxRelay"],
            path: "Shim/RIBs",
            swiftSettings: strict
        ),
        .testTarget(name: "RxSwiftTests", dependencies: ["RxSwift"], swiftSettings: tests),
        .testTarget(
            name: "RxCocoaTests",
            dependencies: ["RxCocoa", "RxRelay", "RxSwift", "UIKit"],
            swiftSettings: tests
        ),
        .testTarget(name: "RIBsTests", dependencies: ["RIBs", "RxSwift", "UIKit"], swiftSettings: tests),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["UIKit"],
            exclude: ["Scenes.storyboard"],
            swiftSettings: tests
        ),
    ]
)
