import Foundation
import TestSupport

extension FixturePackage {

    /// A package with the shim, and an app and its tests, which are still to be written into folders of it.
    ///
    /// - Parameters:
    ///   - sources: the app's folder. The folder of the tests is `Tests`.
    ///   - frameworks: what the app imports.
    static func app(in folder: TemporaryFolder, sources: String, frameworks: [String]) throws -> FixturePackage {
        let package = folder.url.appending(path: "App")
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let published: [SwiftSetting] = [.swiftLanguageMode(.v5)]

            let package = Package(
                name: "App",
                targets: [
                    .target(name: "UIKit", path: "Shim/UIKit"),
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
                        swiftSettings: published + [.define("ISOLATED")]
                    ),
                    .target(name: "App", dependencies: \(frameworks), path: "\(sources)"),
                    .testTarget(name: "AppTests", dependencies: ["App"] + \(frameworks), path: "Tests"),
                ]
            )
            """
        try folder.write(manifest, to: "App/Package.swift")
        let manager = FileManager.default
        for name in [sources, "Tests"] {
            try manager.createDirectory(at: package.appending(path: name), withIntermediateDirectories: true)
        }
        try manager.copyItem(
            at: Repository.fixtures.appending(path: "Shim"),
            to: package.appending(path: "Shim")
        )
        return FixturePackage(folder: package)
    }
}
