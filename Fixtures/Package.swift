// swift-tools-version: 6.2
import PackageDescription

/// Whether the published frameworks stand in the places of the stand-ins, as `Scripts/against-published` has it. There is
/// no isolated RIBs then.
let isAgainstPublished = Context.environment["AGAINST_PUBLISHED"] != nil

/// The settings of every target here that no app's language mode is tried with.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of the stand-ins for frameworks that are published as Swift 5 code, which can be seen from outside: what
/// is on the main actor and is handed to such code stops the program where it is run elsewhere.
let published: [SwiftSetting] =
    (isAgainstPublished ? [.unsafeFlags(["-suppress-warnings"])] : strict.dropFirst()) + [.swiftLanguageMode(.v5)]

/// On a Mac, Foundation needs the Combine of the system, which no stand-in can have the place of.
#if canImport(Combine)
let combineTargets: [Target] = []
#else
let combineTargets: [Target] = [.target(name: "Combine", path: "Shim/Combine", swiftSettings: strict)]
#endif
let combine: [Target.Dependency] = combineTargets.map { .target(name: $0.name) }

/// What tests need beside their language mode. Swift Testing looks for a module of its own in every file that imports
/// one named UIKit.
let testing: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// What apps of today ask for, and what is generated complies with: but for the forms that a guide prints.
let modern: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error)]

/// A way that apps are set up today.
struct Mode {

    /// The end of the names of the targets that compile an app so.
    let suffix: String
    let settings: [SwiftSetting]

    /// The target that such an app imports as RIBs: as published, without isolation, or with all of it on the main actor.
    /// The published one goes with no other mode than the Swift 5 mode.
    let ribs: String

    static let swift6 = Mode(suffix: "", settings: [.swiftLanguageMode(.v6)], ribs: "IsolatedRIBs")
    static let swift5 = Mode(suffix: "Swift5", settings: [.swiftLanguageMode(.v5)], ribs: "RIBs")
    static let mainActor = Mode(
        suffix: "MainActor",
        settings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)],
        ribs: "IsolatedRIBs"
    )

    /// How an app is compiled that was changed, and written by a test, if there are any.
    static let changed =
        Context.environment["CHANGED_APPS"] == nil
        ? [] : [Mode(suffix: "Changed", settings: swift6.settings, ribs: swift6.ribs)]

    /// The modes that these frameworks can be used in.
    static func all(with frameworks: [String]) -> [Mode] {
        [swift6, swift5, mainActor].filter { mode in
            !isAgainstPublished || !frameworks.contains("RIBs") || mode.ribs == "RIBs"
        }
    }

    /// Where a target finds its files: where they are, or by a link to there in the folder of the mode.
    func path(_ name: String, at path: String) -> String {
        suffix.isEmpty ? path : "Modes/\(suffix)/\(name)"
    }

    /// Targets that are compiled in this mode too, and frameworks, for a target that knows them all by their own names.
    func resolved(
        targets: [String] = [],
        frameworks: [String]
    ) -> (dependencies: [Target.Dependency], aliases: [SwiftSetting]) {
        let names = targets.map { ($0, $0 + suffix) } + frameworks.map { ($0, $0 == "RIBs" ? ribs : $0) }
        let aliases = names.filter { $0 != $1 }.flatMap { ["-module-alias", "\($0)=\($1)"] }
        return (names.map { .target(name: $1) }, aliases.isEmpty ? [] : [.unsafeFlags(aliases)])
    }
}

/// The targets that compile one app: in each mode, or in those that are given in their place, and as it was changed.
func app(
    _ name: String,
    path: String,
    frameworks: [String],
    storyboards: [String] = [],
    xibs: [String] = [],
    settings: [SwiftSetting] = [],
    modes: [Mode]? = nil,
    changed: [Mode] = []
) -> [Target] {
    ((modes ?? Mode.all(with: frameworks)) + changed).map { mode in
        let (dependencies, aliases) = mode.resolved(frameworks: frameworks)
        return .target(
            name: name + mode.suffix,
            dependencies: dependencies,
            path: mode.path(name, at: path),
            exclude: storyboards.map { "\($0)/\($0).storyboard" } + xibs.map { "\($0)/\($0)ViewController.xib" },
            swiftSettings: mode.settings + settings + aliases
        )
    }
}

/// The targets that run the same tests against apps, or a framework, of each mode.
func tests(
    _ name: String,
    path: String,
    of apps: [String] = [],
    frameworks: [String],
    exclude: [String] = [],
    modes: [Mode],
    settings: (Mode) -> [SwiftSetting]
) -> [Target] {
    modes.map { mode in
        let (dependencies, aliases) = mode.resolved(targets: apps, frameworks: frameworks)
        return .testTarget(
            name: name + mode.suffix,
            dependencies: dependencies,
            path: mode.path(name, at: path),
            exclude: exclude,
            swiftSettings: settings(mode) + aliases
        )
    }
}

/// The targets that run tests written by hand, which are in one language mode whatever the app's: but what is written
/// against the published RIBs is in the mode that goes with it. They are there for each mode in which something else may
/// come out: a program in the Swift 6 mode checks all that one in the Swift 5 mode does. A changed app is the same app in the
/// Swift 6 mode.
///
/// - Parameter mainActor: true to run them on the app with all of it on the main actor, too.
func handwrittenTests(
    _ name: String,
    of apps: [String],
    frameworks: [String],
    exclude: [String] = [],
    mainActor: Bool = true,
    changed: [Mode] = []
) -> [Target] {
    let modes = Mode.all(with: frameworks).filter { mode in
        switch mode.suffix {
        case Mode.swift5.suffix: frameworks.contains("RIBs")
        case Mode.mainActor.suffix: mainActor
        default: changed.isEmpty
        }
    }
    return tests(
        name,
        path: "Tests/\(name)",
        of: apps,
        frameworks: frameworks,
        exclude: exclude,
        modes: modes + changed
    ) { mode in
        (frameworks.contains("RIBs") && mode.ribs == "RIBs" ? mode.settings : strict) + testing
    }
}

/// The targets that run the generated tests of an app, in the app's language mode.
func generatedTests(of app: String, frameworks: [String], modes: [Mode]? = nil) -> [Target] {
    let modes = modes ?? Mode.all(with: frameworks)
    return tests("\(app)Tests", path: "Apps/\(app)Tests", of: [app], frameworks: frameworks, modes: modes) { mode in
        mode.settings + testing + modern
    }
}

let plainApp = app(
    "PlainApp",
    path: "Apps/PlainApp",
    frameworks: ["UIKit"],
    storyboards: ["Welcome", "Favorites", "Receipt", "Orders"],
    xibs: ["Help", "Terms"],
    settings: [.treatAllWarnings(as: .error)]
)

let rxApp = app(
    "RxApp",
    path: "Apps/RxApp",
    frameworks: ["UIKit", "RxSwift", "RxCocoa"],
    storyboards: ["Login", "Booking", "Gallery"],
    xibs: ["Register"]
)

let swiftUIFrameworks = ["SwiftUI", "UIKit"] + combineTargets.map(\.name)

let swiftUIApp = app(
    "SwiftUIApp",
    path: "Apps/SwiftUIApp",
    frameworks: swiftUIFrameworks,
    settings: modern
)

let mvvmFrameworks = ["SwiftUI"] + combineTargets.map(\.name)

let mvvmApp = app(
    "MvvmApp",
    path: "Apps/MvvmApp",
    frameworks: mvvmFrameworks,
    settings: modern
)

let finishedApp = app(
    "FinishedApp",
    path: "Finished",
    frameworks: ["UIKit", "RxSwift", "RxCocoa"],
    storyboards: ["Login", "Details"],
    settings: [.treatAllWarnings(as: .error)],
    changed: Mode.changed
)

/// The login of the finished app once more, with SwiftUI.
let finishedSwiftUIApp = app(
    "FinishedSwiftUIApp",
    path: "FinishedSwiftUI",
    frameworks: swiftUIFrameworks,
    settings: modern
)

/// The scenarios of the finished login, with SwiftUI. What only one of the two logins has is left out of the other.
let finishedSwiftUITests = Target.testTarget(
    name: "FinishedSwiftUITests",
    dependencies: ["FinishedSwiftUIApp", "SwiftUI", "UIKit"] + combine,
    path: "Modes/SwiftUI/FinishedTests",
    exclude: [
        "DetailsFormatterTests.swift", "DetailsSession.swift", "DetailsTests.swift", "ImmediateMagazineTests.swift",
        "LoginConfigurationTests.swift", "LoginServices.swift", "LoginSession.swift", "Person.swift",
        "References.swift", "Requests.swift", "StoryboardTests.swift", "ValidatorTests.swift",
    ],
    swiftSettings: strict + testing + [.unsafeFlags(["-module-alias", "FinishedApp=FinishedSwiftUIApp"])]
)

/// The apps of RIBs: one has all but two of the roots, since an app has one root; the last one has RIBs below RIBs.
let ribApps =
    ribApp("RibApp", storyboards: ["TicTacToe", "Help"], xibs: ["OffGame", "Settings"])
    + ribApp("RibXibApp", storyboards: [], xibs: ["Root"], modes: [.swift6])
    + ribApp("RibStoryboardApp", storyboards: ["Root"], xibs: [], modes: [.swift6])
    + ribApp("RibTreeApp", storyboards: ["Feed"], xibs: ["Place"], modes: [.swift6])

/// The app of RIBs that were generated, and then finished by hand.
let ticTacToeApp = app(
    "TicTacToeApp",
    path: "TicTacToe",
    frameworks: ["RIBs", "RxRelay", "RxSwift"] + swiftUIFrameworks,
    settings: [.treatAllWarnings(as: .error)],
    changed: Mode.changed
)

/// The app of fresh modules in which assignments are deleted, and its tests; there is nothing at its paths for other modes.
let deletionFrameworks = ["RIBs", "RxCocoa", "RxSwift"] + swiftUIFrameworks
let deletionApp =
    app("DeletionApp", path: "", frameworks: deletionFrameworks, modes: Mode.changed)
    + generatedTests(of: "DeletionApp", frameworks: deletionFrameworks, modes: Mode.changed)

func ribApp(_ name: String, storyboards: [String], xibs: [String], modes: [Mode]? = nil) -> [Target] {
    let frameworks = ["RIBs", "RxSwift"] + swiftUIFrameworks
    // Against the published RIBs, an app is compiled in the mode that goes with it, or not at all.
    let modes = Mode.all(with: frameworks).filter { mode in modes?.contains { $0.suffix == mode.suffix } ?? true }
    return app(
        name,
        path: "Apps/\(name)",
        frameworks: frameworks,
        storyboards: storyboards,
        xibs: xibs,
        settings: [.treatAllWarnings(as: .error)],
        modes: modes
    ) + generatedTests(of: name, frameworks: frameworks, modes: modes)
}

let testsOfApps =
    generatedTests(of: "PlainApp", frameworks: ["UIKit"])
    + generatedTests(of: "RxApp", frameworks: ["UIKit", "RxSwift", "RxCocoa"])
    + generatedTests(of: "SwiftUIApp", frameworks: swiftUIFrameworks)
    + generatedTests(of: "MvvmApp", frameworks: mvvmFrameworks)
    + handwrittenTests("MvvmTests", of: ["MvvmApp"], frameworks: swiftUIFrameworks)
    + handwrittenTests(
        "AppTests",
        of: ["PlainApp", "RxApp", "SwiftUIApp"],
        frameworks: ["RxSwift", "RxCocoa"] + swiftUIFrameworks
    )
    + handwrittenTests(
        "FinishedTests",
        of: ["FinishedApp"],
        frameworks: ["UIKit", "RxSwift", "RxCocoa"],
        exclude: ["SwiftUI"],
        // The tests of the other apps run in this mode.
        mainActor: false,
        changed: Mode.changed
    )
    + handwrittenTests(
        "TicTacToeTests",
        of: ["TicTacToeApp"],
        frameworks: ["RIBs", "RxSwift"] + swiftUIFrameworks,
        changed: Mode.changed
    )

/// The tests of the stand-ins. They are left out where the tests of vipergen build this package: no template can make them
/// fail. `swift test --package-path Fixtures` runs them, as a job of CI does, and so does `Scripts/against-published`.
let testsOfStandIns =
    Context.environment["CHANGED_APPS"] != nil
    ? []
    // The isolated RIBs are the same code; the apps' tests run on them.
    : tests("RIBsTests", path: "Tests/RIBsTests", frameworks: ["RIBs", "RxSwift", "UIKit"], modes: [.swift5]) { mode in
        mode.settings + testing
    } + [
        .testTarget(
            name: "SwiftUITests",
            dependencies: ["SwiftUI", "UIKit"] + combine,
            swiftSettings: strict + testing
        ),
        .testTarget(name: "RxSwiftTests", dependencies: ["RxSwift"], swiftSettings: strict + testing),
        .testTarget(
            name: "RxCocoaTests",
            dependencies: ["RxCocoa", "RxRelay", "RxSwift", "UIKit"],
            swiftSettings: strict + testing
        ),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["UIKit"],
            exclude: ["Scenes.storyboard"],
            swiftSettings: strict + testing
        ),
    ]

let isolatedRIBs: [Target] =
    isAgainstPublished
    ? []
    : [
        .target(
            name: "IsolatedRIBs",
            dependencies: ["UIKit", "RxSwift", "RxRelay"],
            path: "Modes/Isolated/RIBs",
            swiftSettings: published + [.define("ISOLATED")]
        )
    ]

let apps =
    plainApp + rxApp + swiftUIApp + mvvmApp + ribApps + ticTacToeApp + finishedApp + finishedSwiftUIApp + deletionApp

let package = Package(
    name: "Fixtures",
    platforms: [.macOS(.v14)],
    targets: apps + testsOfApps + testsOfStandIns + isolatedRIBs + combineTargets + [
        finishedSwiftUITests,
        .target(name: "UIKit", path: "Shim/UIKit", swiftSettings: strict),
        .target(name: "SwiftUI", dependencies: ["UIKit"] + combine, path: "Shim/SwiftUI", swiftSettings: strict),
        .target(name: "RxSwift", path: "Shim/RxSwift", swiftSettings: published),
        .target(name: "RxRelay", dependencies: ["RxSwift"], path: "Shim/RxRelay", swiftSettings: published),
        .target(
            name: "RxCocoa",
            dependencies: ["UIKit", "RxSwift", "RxRelay"],
            path: "Shim/RxCocoa",
            swiftSettings: published
        ),
        .target(
            name: "RIBs",
            dependencies: ["UIKit", "RxSwift", "RxRelay"],
            path: "Shim/RIBs",
            swiftSettings: published
        ),
    ]
)
