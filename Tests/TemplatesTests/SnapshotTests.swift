import Foundation
import TestSupport
import Testing
import VipergenTemplates

@testable import VipergenGenerator

@Suite("Snapshots") struct SnapshotTests {

    private static let recording = Recording(suite: "SnapshotTests")

    @Test("the templates write what the fixture apps hold, byte for byte", arguments: FixtureApp.all)
    func snapshot(of app: FixtureApp) throws {
        let folder = try TemporaryFolder()
        try app.scaffold(in: folder.url)
        let written = try folder.files
        if Self.recording.isOn {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
                let recorded = FixtureApp.parent.appending(path: name)
                try? FileManager.default.removeItem(at: recorded)
                try FileManager.default.copyItem(at: folder.url.appending(path: name), to: recorded)
            }
        }
        let recorded = try contents(of: FixtureApp.parent).filter {
            app.folders.contains(String($0.key.prefix { $0 != "/" }))
        }
        for path in Set(written.keys).union(recorded.keys).sorted() where written[path] != recorded[path] {
            let diff = UnifiedDiff(
                from: recorded[path].map { String(decoding: $0, as: UTF8.self) },
                to: written[path].map { String(decoding: $0, as: UTF8.self) },
                path: "Fixtures/Apps/\(path)"
            )
            let command = Self.recording.command
            Issue.record("a snapshot is out of date; if the change is meant, run \(command)\n\(diff.text)")
        }
    }

    @Test(
        "the apps have every combination of a set's options between them, and with --main-actor every file",
        arguments: FixtureApp.bySet
    )
    func combinations(set: String, apps: [FixtureApp]) throws {
        let files = try #require(BuiltInSets.all[set])
        let folder = try TemporaryFolder()
        for file in files { try folder.write(Data(file.contents), to: file.path) }
        let combinations = try Linter(folder: folder.url.path, generalOptions: []).combinations
        let commands = try apps.flatMap { try $0.commands }.filter { $0.first != "init" }
        // Parents and modules have other names than those that the linter tries.
        let options = commands.map { Set($0.dropFirst().filter { !$0.first!.isUppercase }) }
        let held = combinations.filter { combination in
            options.contains(Set(combination.commandLine.split(separator: " ").map(String.init)).subtracting(["Root"]))
        }
        #expect(Set(options).count == options.count && held.count == options.count)
        let names = Set(held.map(\.name))
        let missing = combinations.filter { !names.contains($0.name) }
        #expect(missing.allSatisfy { $0.values["main-actor"] == .flag(true) }, "\(missing.map(\.commandLine))")
        let templateSet = try TemplateSet(files: files, location: set)
        #expect(try written(by: held, of: templateSet) == written(by: combinations, of: templateSet))
    }

    /// Every file that a module with one of these combinations has, as its path and its text.
    private func written(by combinations: [Combination], of templateSet: TemplateSet) throws -> Set<[String]> {
        let module = try Module("Sample")
        let requests = try combinations.map {
            try Request(module, of: templateSet, options: $0.values, project: Linter.project, includesTests: true)
        }
        return Set(
            try requests.flatMap { try $0.render() }.map { [$0.path, String(decoding: $0.contents, as: UTF8.self)] }
        )
    }

    @Test("the modules of an app have different names, and Login is there as the read-me has it")
    func names() throws {
        let commands = try #require(FixtureApp.bySet["viper"]).flatMap { try $0.commands }.filter { $0.first != "init" }
        #expect(Set(commands.map { $0[0] }).count == commands.count)
        #expect(commands.contains(["Login", "--rx"]))
    }
}
