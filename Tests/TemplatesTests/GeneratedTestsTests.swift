import Foundation
import TestSupport
import Testing

/// The tests that `--tests` writes: worth something only if they fail when the module is wrong.
@Suite("Generated tests") struct GeneratedTestsTests {

    /// A package with one scaffolded module, its generated tests, and the shim.
    private func makePackage(in folder: TemporaryFolder) throws -> FixturePackage {
        let package = folder.url.appending(path: "App")
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "App",
                targets: [
                    .target(name: "UIKit", path: "Shim/UIKit"),
                    .target(name: "RxSwift", path: "Shim/RxSwift"),
                    .target(name: "RxRelay", dependencies: ["RxSwift"], path: "Shim/RxRelay"),
                    .target(name: "RxCocoa", dependencies: ["UIKit", "RxSwift", "RxRelay"], path: "Shim/RxCocoa"),
                    .target(name: "App", dependencies: ["UIKit", "RxSwift", "RxCocoa"], path: "Modules"),
                    .testTarget(name: "AppTests", dependencies: ["App", "UIKit"], path: "Tests"),
                ]
            )
            """
        try folder.write(manifest, to: "App/Package.swift")
        let shim = Repository.fixtures.appending(path: "Shim")
        try FileManager.default.copyItem(at: shim, to: package.appending(path: "Shim"))
        let options = ["--rx", "--formatter", "--view", "code", "--output", "Modules", "--tests"]
        for command in [["init"] + options, ["Cart"]] {
            let run = try Run.vipergen(command, in: package)
            #expect(run.status == 0, "\(run.errors)")
        }
        return FixturePackage(folder: package)
    }

    @Test("they pass for the fresh module, and fail if any one assignment is deleted from its presenter or wireframe")
    func deletedAssignments() throws {
        let folder = try TemporaryFolder()
        let package = try makePackage(in: folder)
        let fresh = try package.build()
        #expect(fresh.isSuccess, "\(fresh.output.suffix(5_000))")
        var count = 0
        for file in ["CartPresenter", "CartWireframe"].map({ "App/Modules/Cart/\($0).swift" }) {
            let text = try folder.read(file)
            for line in text.split(separator: "\n") where line.contains(" = ") {
                try folder.write(text.replacing(line + "\n", with: ""), to: file)
                #expect(try !package.build().isSuccess, "\(file) without '\(line)'")
                count += 1
            }
            try folder.write(text, to: file)
        }
        #expect(count == 11)
    }
}
