// swift-tools-version: 6.1
import PackageDescription

/// A package that has SwiftPM build the plugin's program and the library. Its targets have names that those of this project
/// could have too.
let package = Package(
    name: "Client",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "vipergen", path: "../..")],
    targets: [
        .executableTarget(
            name: "Generator",
            dependencies: ["UIKit", "RxSwift", "TestSupport", .product(name: "VipergenGenerator", package: "vipergen")]
        ),
        .target(name: "UIKit"),
        .target(name: "RxSwift"),
        .target(name: "TestSupport"),
    ]
)
