// swift-tools-version: 6.1
import PackageDescription

/// A package that uses the built program, without building it: `Scripts/prove-install` puts the bundle beside this file.
/// The plugin is a copy of this project's.
let package = Package(
    name: "BundleClient",
    targets: [
        .binaryTarget(name: "vipergen", path: "vipergen.artifactbundle"),
        .plugin(
            name: "VipergenPlugin",
            capability: .command(
                intent: .custom(verb: "vipergen", description: "Writes VIPER and RIBs modules from templates"),
                permissions: [.writeToPackageDirectory(reason: "vipergen writes the files of modules")]
            ),
            dependencies: ["vipergen"]
        ),
    ]
)
