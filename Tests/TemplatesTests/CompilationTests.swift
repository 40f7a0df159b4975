import Foundation
import TestSupport
import Testing
import VipergenGenerator
import VipergenTemplates

/// The apps under `Fixtures/Apps`, compiled in the Swift 5 mode, the Swift 6 mode, and the Swift 6 mode with the main
/// actor as default isolation.
@Suite("Compilation", .serialized) struct CompilationTests {

    @Test("the fixture apps compile in every language mode without a warning but the guide's own, and their tests pass")
    func fixtures() throws {
        let (isSuccess, output) = try FixturePackage(folder: Repository.fixtures).build()
        #expect(isSuccess, "\(output.suffix(20_000))")
        let warnings = Set(output.split(separator: "\n").filter { $0.contains("warning: ") })
        for warning in warnings {
            #expect(warning.contains("'input' was never used"), "\(warning)")
        }
    }

    @Test("a template that no longer compiles fails the build with the compiler's message")
    func brokenTemplate() throws {
        let copy = try TemporaryFolder()
        let manager = FileManager.default
        for item in try manager.contentsOfDirectory(atPath: Repository.fixtures.path) where !item.hasPrefix(".") {
            let source = Repository.fixtures.appending(path: item)
            try manager.copyItem(at: source, to: copy.url.appending(path: item))
        }
        for file in try #require(BuiltInSets.all["viper"]) {
            let text = String(decoding: file.contents, as: UTF8.self)
            let broken = text.replacing("super.viewDidLoad()", with: "super.viewDidLoaded()")
            try copy.write(broken, to: "viper/\(file.path)")
        }
        let apps = copy.url.appending(path: "Apps")
        let app = try #require(FixtureApp.all.first { $0.name == "PlainApp" })
        for folder in app.folders { try manager.removeItem(at: apps.appending(path: folder)) }
        try app.scaffold(in: apps, adding: ["--template", copy.url.appending(path: "viper").path])
        let (isSuccess, output) = try FixturePackage(folder: copy.url).build(target: "PlainApp")
        #expect(!isSuccess)
        #expect(
            output.contains("WelcomeViewController.swift:12:15: error: value of type 'UIViewController' has no member")
        )
    }
}
