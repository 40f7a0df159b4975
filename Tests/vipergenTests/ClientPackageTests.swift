import Foundation
import TestSupport
import Testing

/// Packages that use the plugin or the library, without building the program again: the plugin runs the program that
/// was built with the tests, from a bundle like that of a release, and the library's code is linked with the modules of
/// the tests. `Scripts/prove-install` has SwiftPM build both.
@Suite("A package that depends on this one") struct ClientPackageTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ command: [String]) throws -> Run {
        try Run(URL(filePath: "/usr/bin/env"), command, in: folder.url)
    }

    // MARK: - The plugin -

    /// Makes the folder the package in `Fixtures/BundleClient`, with a bundle of the program.
    private func makeBundleClient() throws {
        let manifest = Repository.fixtures.appending(path: "BundleClient/Package.swift")
        try folder.write(String(contentsOf: manifest, encoding: .utf8), to: "Package.swift")
        let manager = FileManager.default
        try manager.createDirectory(at: folder.url.appending(path: "Plugins"), withIntermediateDirectories: true)
        try manager.copyItem(
            at: Repository.root.appending(path: "Plugins/VipergenPlugin"),
            to: folder.url.appending(path: "Plugins/VipergenPlugin")
        )
        let triples = [
            "arm64-apple-macosx", "x86_64-apple-macosx", "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu",
        ]
        try folder.write(
            """
            {
              "schemaVersion": "1.0",
              "artifacts": {
                "vipergen": {
                  "type": "executable",
                  "version": "1.0.0",
                  "variants": [{"path": "vipergen", "supportedTriples": \(triples)}]
                }
              }
            }
            """,
            to: "vipergen.artifactbundle/info.json"
        )
        try manager.createSymbolicLink(
            at: folder.url.appending(path: "vipergen.artifactbundle/vipergen"),
            withDestinationURL: Repository.program
        )
    }

    private func plugin(_ arguments: String...) throws -> Run {
        try run(["swift", "package", "--allow-writing-to-package-directory", "vipergen"] + arguments)
    }

    @Test("the plugin writes a module with the program's options and messages, and every failure has the exit code 1")
    func plugin() throws {
        try makeBundleClient()
        let run = try plugin("Login", "--rx", "--view", "code", "--output", "Modules")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let other = try TemporaryFolder()
        _ = try Run.vipergen(["Login", "--rx", "--view", "code"], in: other.url)
        let module = try contents(of: other.url.appending(path: "Login"))
        #expect(try module == contents(of: folder.url.appending(path: "Modules/Login")))
        #expect(!module.isEmpty)

        let failure = try plugin("login")
        #expect(failure.status == 1)
        // SwiftPM joins the two output streams of a plugin.
        #expect(failure.output.contains("error: 'login' is neither a command nor a module's name"))
        #expect(failure.errors.contains("error: vipergen's exit code is 64"))
    }

    @Test("in a package with one target, the plugin writes modules into the target's folder")
    func onlyTarget() throws {
        try makeBundleClient()
        let targets =
            "targets: [\n.target(name: \"UIKit\"), .testTarget(name: \"UIKitTests\", dependencies: [\"UIKit\"]),"
        let manifest = try folder.read("Package.swift").replacing("targets: [", with: targets)
        try folder.write(manifest, to: "Package.swift")
        try folder.write("", to: "Sources/UIKit/UIKit.swift")
        try folder.write("", to: "Tests/UIKitTests/Tests.swift")
        let run = try plugin("Login", "--view", "code")
        let line = "create     Sources/UIKit/Login/LoginPresenter.swift\n"
        #expect(run.output.contains(line), "\(run.output)\(run.errors)")
        let named = try plugin("Login", "--view", "code", "-o", "Modules")
        #expect(named.output.contains("create     Modules/Login/LoginPresenter.swift\n"), "\(named.output)")

        // A folder of a clone may be a symlink that points outside.
        let other = try TemporaryFolder()
        try other.write("", to: "UIKit.swift")
        let target = folder.url.appending(path: "Sources/UIKit")
        try FileManager.default.removeItem(at: target)
        try FileManager.default.createSymbolicLink(at: target, withDestinationURL: other.url)
        let symlink = try plugin("Home", "--view", "code")
        #expect(symlink.output.contains("create     Home/HomePresenter.swift\n"), "\(symlink.output)\(symlink.errors)")
        #expect(try other.files.count == 1)
    }

    // MARK: - The package -

    @Test("a client's targets may have the names of this package's tests and frameworks, and the plugin is available")
    func names() throws {
        let scratch = folder.url.appending(path: "scratch").path
        let package = ["--package-path", Repository.fixtures.appending(path: "Client").path, "--scratch-path", scratch]
        let run = try run(["swift", "package"] + package + ["plugin", "--list"])
        #expect(run.output.contains("‘vipergen’ (plugin ‘VipergenPlugin’ in package ‘vipergen’)"), "\(run.errors)")
    }

    // MARK: - The library -

    @Test("the program of the page about the library compiles, and writes a module unless a file of it was edited")
    func library() throws {
        let program = Repository.fixtures.appending(path: "Client/Sources/Generator/main.swift")
        let code = try String(contentsOf: program, encoding: .utf8)
        let page = Repository.root.appending(path: "Documentation/Library.md")
        #expect(try String(contentsOf: page, encoding: .utf8).contains("```swift\n\(code)```\n"))
        let built = Repository.program.deletingLastPathComponent()
        let objects = try ["VipergenGenerator", "VipergenTemplates"].flatMap { module in
            let folder = built.appending(path: "\(module).build")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return names.filter { $0.hasSuffix(".o") }.map { folder.appending(path: $0).path }
        }
        let modules = built.appending(path: "Modules").path
        let compilation = try run(["swiftc", "-I", modules, program.path] + objects + ["-o", "generate"])
        #expect(compilation.status == 0, "\(compilation.errors)")

        func generate() throws -> String { try Run(folder.url.appending(path: "generate"), [], in: folder.url).output }
        let file = "Modules/Account/Login/LoginInteractor.swift"
        let first = try generate()
        #expect(first.hasPrefix("Account/Login/LoginInteractor.swift: ") && first.contains("\nwrote \(file)\n"))
        #expect(first.contains("\nwrote Tests/Account/Login/"))
        #expect(try !generate().contains("wrote"))
        try folder.write("mine", to: file)
        try FileManager.default.removeItem(at: folder.url.appending(path: "Tests/Account"))
        #expect(try generate().hasSuffix("\nerror: '\(file)' exists with other content\nhelp: nothing was changed\n"))
        #expect(try folder.read(file) == "mine")
        #expect(try !folder.files.keys.contains { $0.hasPrefix("Tests/Account") })
    }
}
