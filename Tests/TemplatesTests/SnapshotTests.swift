import Foundation
import TestSupport
import Testing
import VipergenTemplates

@testable import VipergenGenerator

@Suite("Snapshots") struct SnapshotTests {

    private static let recording = Recording(suite: "SnapshotTests")

    @Test("the templates render the fixture apps, byte for byte", arguments: FixtureApp.all)
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
        "together, the apps have every pair of values of a set's options, and all lines of any combination",
        arguments: FixtureApp.bySet
    )
    func combinations(set: String, apps: [FixtureApp]) throws {
        let files = try #require(BuiltInSets.all[set])
        let templateSet = try TemplateSet(files: files, location: set)
        let combinations = try Linter(files: files, location: set, generalOptions: []).combinations
        let held = try Self.options(of: apps, for: templateSet)
        let pairs = Set(combinations.map(\.values).flatMap(Self.pairs))
        for pair in pairs.subtracting(held.flatMap(Self.pairs)) {
            Issue.record("no app has a module with \(pair.sorted().joined(separator: " and "))")
        }
        let all = try seams(in: combinations.map(\.values), of: templateSet)
        for seam in try all.subtracting(seams(in: held, of: templateSet)) {
            Issue.record("no app has these lines one after the other in \(seam.joined(separator: "\n"))")
        }
    }

    @Test("a run without tests reads less of a set, and writes the same modules", arguments: FixtureApp.bySet)
    func partOfSet(name: String, apps: [FixtureApp]) throws {
        let files = try #require(BuiltInSets.all[name])
        let extent = TemplateSet.Extent(includesTests: false, isChecked: false)
        let part = try TemplateSetReading(files, location: name, generalOptions: [], extent).templateSet()
        let all = try TemplateSet(files: files, location: name)
        // The test above proves that the apps have all lines of any combination.
        for options in try Self.options(of: apps, for: all) {
            func render(_ set: TemplateSet) throws -> [RenderedFile] {
                let project = Project(name: "App", author: "", company: "", date: "2026-01-01")
                let known = options.filter { name, _ in set.options.contains { $0.name == name } }
                return try Request(of: set, options: known, project: project, includesTests: false)
                    .of(.placeholder).render()
            }
            #expect(try render(part) == render(all))
        }
    }

    /// The options of each module of some apps.
    private static func options(
        of apps: [FixtureApp],
        for templateSet: TemplateSet
    ) throws -> [[String: OptionValue]] {
        let commands = try apps.flatMap { try $0.commands }.filter { $0.first != "init" }
        return try commands.map { try values(of: Array($0.dropFirst()), for: templateSet) }
    }

    /// The values of all options with these words, with the examples of texts and lists: the names of a module's
    /// neighbours do not matter.
    private static func values(
        of words: [String],
        for templateSet: TemplateSet
    ) throws -> [String: OptionValue] {
        var values = Dictionary(uniqueKeysWithValues: templateSet.options.map { ($0.name, $0.valuesToTry[0]) })
        var rest = words[...]
        while let word = rest.popFirst() {
            let isOption = { (option: Option) in "--\(option.name)" == word || "--no-\(option.name)" == word }
            let option = try #require(templateSet.options.first(where: isOption))
            switch option.kind {
            case .flag: values[option.name] = .flag(word == "--\(option.name)")
            case .choice: values[option.name] = .text(rest.removeFirst())
            case .text:
                rest.removeFirst()
                values[option.name] = .text(option.examples[0])
            case .list:
                rest.removeFirst()
                let isFirst = values[option.name] == .list([])
                values[option.name] = .list(isFirst ? Array(option.examples.prefix(1)) : option.examples)
            }
        }
        return values
    }

    /// Each pair of values of flags, choices and texts in a module.
    private static func pairs(of values: [String: OptionValue]) -> [Set<String>] {
        let texts = values.compactMap { name, value -> String? in
            if case .list = value { nil } else { "\(name): \(value)" }
        }
        return texts.indices.flatMap { index in texts[..<index].map { [$0, texts[index]] } }
    }

    /// Each pair of adjacent lines in the files of modules with one of these combinations.
    private func seams(in combinations: [[String: OptionValue]], of templateSet: TemplateSet) throws -> Set<[String]> {
        let module = try Module("Sample")
        var seams: Set<[String]> = []
        for values in combinations {
            let request = try Request(
                module,
                of: templateSet,
                options: values,
                project: Project.placeholder,
                includesTests: true
            )
            for file in try request.render() {
                let lines = String(decoding: file.contents, as: UTF8.self).split(
                    separator: "\n",
                    omittingEmptySubsequences: false
                )
                seams.formUnion(zip(lines, lines.dropFirst()).map { [file.path, String($0), String($1)] })
            }
        }
        return seams
    }

    @Test("the modules of an app have different names, and Login is generated as in the readme")
    func names() throws {
        let commands = try #require(FixtureApp.bySet["viper"]).flatMap { try $0.commands }.filter { $0.first != "init" }
        #expect(Set(commands.map { $0[0] }).count == commands.count)
        #expect(commands.contains(["Login", "--rx"]))
    }
}
