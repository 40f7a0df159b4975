import Foundation
import TestSupport
import Testing

/// `Fixtures/Client`, a package that depends on this one. It is built once: by the plugin, of whose tool the library is a
/// part.
@Suite("A package that depends on this one", .serialized) struct ClientPackageTests {

    /// From there, `../..` is this project. It stays, so that the next build has less to do.
    private static let folder = Repository.root.appending(path: ".build-client/Client")

    init() throws {
        let manager = FileManager.default
        try manager.createDirectory(at: Self.folder, withIntermediateDirectories: true)
        for name in try manager.contentsOfDirectory(atPath: Self.folder.path) where name != ".build" {
            try manager.removeItem(at: Self.folder.appending(path: name))
        }
        let fixture = Repository.fixtures.appending(path: "Client")
        for name in try manager.contentsOfDirectory(atPath: fixture.path) where name != ".build" {
            try manager.copyItem(at: fixture.appending(path: name), to: Self.folder.appending(path: name))
        }
        let article = Repository.root.appending(path: "Sources/Generator/VipergenGenerator.docc/GeneratingAModule.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        let code = try #require(text.firstMatch(of: /```swift\n((?:.*\n)+?)```/)?.1)
        let sources = Self.folder.appending(path: "Sources/Generator")
        try manager.createDirectory(at: sources, withIntermediateDirectories: true)
        try String(code).write(to: sources.appending(path: "main.swift"), atomically: true, encoding: .utf8)
    }

    private func package(_ arguments: String...) throws -> Run {
        let options = Run.quickBuild + ["--disable-index-store", "--allow-writing-to-package-directory"]
        return try Run(URL(filePath: "/usr/bin/env"), ["swift", "package"] + options + arguments, in: Self.folder)
    }

    @Test("its plugin writes a module into it, with the program's options and messages, and every failure is 1")
    func plugin() throws {
        let run = try package("vipergen", "Login", "--rx", "--view", "code", "--output", "Modules")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let module = try contents(of: Self.folder.appending(path: "Modules/Login"))
        let folder = try TemporaryFolder()
        _ = try Run.vipergen(["Login", "--rx", "--view", "code"], in: folder.url)
        #expect(try module == contents(of: folder.url.appending(path: "Login")))
        #expect(!module.isEmpty)

        let failure = try package("vipergen", "login")
        #expect(failure.status == 1)
        // Of a plugin's streams, SwiftPM makes one.
        #expect(failure.output.contains("error: 'login' is neither a command nor a module's name"))
        #expect(failure.errors.contains("error: vipergen's exit code is 64"))
    }

    @Test("in a package with one target, the plugin's modules go into the target's folder")
    func onlyTarget() throws {
        let manifest = """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Client",
                platforms: [.macOS(.v14)],
                dependencies: [.package(name: "vipergen", path: "../..")],
                targets: [.target(name: "UIKit"), .testTarget(name: "UIKitTests", dependencies: ["UIKit"])]
            )
            """
        let tests = Self.folder.appending(path: "Tests/UIKitTests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        try "".write(to: tests.appending(path: "Tests.swift"), atomically: true, encoding: .utf8)
        try manifest.write(to: Self.folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let run = try package("vipergen", "Login", "--view", "code")
        let line = "create     Sources/UIKit/Login/LoginPresenter.swift\n"
        #expect(run.output.contains(line), "\(run.output)\(run.errors)")
        let named = try package("vipergen", "Login", "--view", "code", "-o", "Modules")
        #expect(named.output.contains("create     Modules/Login/LoginPresenter.swift\n"), "\(named.output)")
    }

    @Test("the code of the library's article has twenty lines, compiles, and does what the article says")
    func article() throws {
        let code = try String(contentsOf: Self.folder.appending(path: "Sources/Generator/main.swift"), encoding: .utf8)
        #expect(code.split(separator: "\n").count <= 20)
        let file = "Modules/Account/Login/LoginInteractor.swift"
        #expect(try package("generate").output.hasPrefix("create \(file)\n"))
        #expect(try package("generate").output.hasPrefix("unchanged \(file)\n"))
        try "mine".write(to: Self.folder.appending(path: file), atomically: true, encoding: .utf8)
        #expect(try package("generate").output.hasPrefix("conflict \(file)\n"))
        #expect(try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8) == "mine")
    }
}
