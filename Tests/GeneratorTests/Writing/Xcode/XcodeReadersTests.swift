import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Changed projects in other tools") struct XcodeReadersTests {

    /// On macOS, and in the toolchain on Linux.
    private static let secondReader: URL? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = path.split(separator: ":").map { URL(filePath: String($0)) }
        let toolchains = folders.map {
            $0.appending(path: "swift").resolvingSymlinksInPath().deletingLastPathComponent()
        }
        return (folders + toolchains).map { $0.appending(path: "plutil") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    private let module = ["Presenter.swift", "Interactor.swift", "+Öffnen.swift", ".storyboard"].map {
        "App/Login/Login" + $0
    }

    /// The objects of a project, as plutil reads them.
    private func objects(_ text: String) throws -> [String: NSDictionary] {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "project.pbxproj")
        let plutil = try #require(Self.secondReader)
        let run = try Run(plutil, ["-convert", "json", "-o", "out.json", "project.pbxproj"], in: folder.url)
        try #require(run.status == 0, "\(run.output)")
        let json = try JSONSerialization.jsonObject(with: Data(folder.read("out.json").utf8)) as? [String: Any]
        return try #require(json?["objects"] as? [String: NSDictionary])
    }

    @Test(
        "plutil reads the existing objects and the new ones",
        .enabled(if: secondReader != nil, "plutil is not installed"),
        arguments: [SampleProject.named, .groups, .sparse]
    )
    func plutil(sample: SampleProject) throws {
        let before = try objects(sample.text)
        let after = try objects(sample.text.changed(adding: additions(module, to: "App")))
        let new = after.filter { before[$0.key] == nil }
        let kinds = Dictionary(grouping: new.values.compactMap { $0["isa"] as? String }) { $0 }.mapValues(\.count)
        #expect(kinds == ["PBXBuildFile": 4, "PBXFileReference": 4, "PBXGroup": sample == .named ? 2 : 1])
        let changed = before.filter { after[$0.key] != $0.value }.values.compactMap { $0["isa"] as? String }
        #expect(Set(changed) == ["PBXGroup", "PBXSourcesBuildPhase", "PBXResourcesBuildPhase"])
        #expect(new.values.contains { $0["path"] as? String == "Login+Öffnen.swift" })
    }

    @Test(
        "plutil and vipergen agree on where a comment may begin",
        .enabled(if: secondReader != nil, "plutil is not installed"),
        arguments: [
            ("{a = x/* c */;}", false), ("{a = (x/**/, y);}", false), ("{a = x// c\n;}", false),
            ("{a/* c */ = x;}", false), ("{a = x /* c */;}", true), ("{a = \"x\"/* c */;}", true),
            ("{a = (/* c */x,/* c */);}", true), ("{a = http://x;}", true), ("{a = /x;}", true),
            ("{a = /* c *///d\nx;}", true),
        ]
    )
    func comments(text: String, isRead: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "project.pbxproj")
        let run = try Run(try #require(Self.secondReader), ["-lint", "project.pbxproj"], in: folder.url)
        #expect((run.status == 0) == isRead, "\(run.output)")
        #expect(((try? PropertyList(Array(text.utf8))) != nil) == isRead)
    }

    /// The modules of the project, and the files that two branches add.
    private static let modules = (0..<12).map { "App/M\($0)/M\($0)Presenter.swift" }
    private static let login = "App/Login/LoginPresenter.swift"
    private static let tests = "AppTests/LoginPresenterTests.swift"
    private static let details = "App/Details/DetailsPresenter.swift"

    /// The merge of two branches, each of which adds files.
    private func merged(_ one: [XcodeProject.Addition], _ two: [XcodeProject.Addition]) throws -> (
        run: Run, text: String
    ) {
        let base = try SampleProject.groups.text.changed(adding: additions(Self.modules, to: "App"))
        let folder = try TemporaryFolder()
        func git(_ arguments: String...) throws -> Run {
            let identity = ["-c", "user.name=x", "-c", "user.email=x@x", "-c", "commit.gpgsign=false"]
            return try Run(URL(filePath: "/usr/bin/env"), ["git"] + identity + arguments, in: folder.url)
        }
        func commit(_ text: String) throws {
            try folder.write(text, to: "project.pbxproj")
            _ = try git("add", ".")
            _ = try git("commit", "-qm", "x")
        }
        _ = try git("init", "-q")
        try commit(base)
        _ = try git("checkout", "-qb", "one")
        try commit(base.changed(adding: one))
        _ = try git("checkout", "-qb", "two", "HEAD~1")
        try commit(base.changed(adding: two))
        return (try git("merge", "-q", "one", "-m", "x"), try folder.read("project.pbxproj"))
    }

    @Test("git merges a branch that adds a module with a branch that adds tests")
    func merge() throws {
        let (one, two) = (additions([Self.login], to: "App"), additions([Self.tests], to: "AppTests"))
        let (run, text) = try merged(one, two)
        #expect(run.status == 0, "\(text)")
        #expect(try text.changed(adding: one + two) == text)
    }

    @Test(
        "two modules added to one target are a git conflict, which is refused, and adding both to one side is right"
    )
    func conflict() throws {
        let (one, two) = (additions([Self.login], to: "App"), additions([Self.details], to: "App"))
        let (run, text) = try merged(one, two)
        #expect(run.status == 1)
        #expect(throws: Failure.self) { try project(text) }
        let base = try SampleProject.groups.text.changed(adding: additions(Self.modules, to: "App"))
        let ours = try base.changed(adding: two)
        #expect(try ours.changed(adding: one + two) == ours.changed(adding: one))
    }
}
