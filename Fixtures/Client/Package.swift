// swift-tools-version: 6.1
import PackageDescription

/// A package as those who use vipergen have them: its targets have names that those of this project could have too. Tests
/// put it beside this project, and the code of the library's article into `Sources/Generator`.
let package = Package(
    name: "Client",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "vipergen", path: "../..")],
    targets: [
        .executableTarget(
            name: "Generator",
            dependencies: ["UIKit", "RxSwift", "TestSupport", .product(name: "VipergenGenerator", package: "vipergen")]
        ),
        .plugin(
            name: "Generate",
            capability: .command(
                intent: .custom(verb: "generate", description: "Runs the code of the article"),
                permissions: [.writeToPackageDirectory(reason: "it writes a module")]
            ),
            dependencies: ["Generator"]
        ),
        .target(name: "UIKit"),
        .target(name: "RxSwift"),
        .target(name: "TestSupport"),
    ]
)
