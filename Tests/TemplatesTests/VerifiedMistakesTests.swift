import Foundation
import TestSupport
import Testing
import VipergenTemplates

@testable import VipergenGenerator

/// Mistakes in the built-in sets, planted in copies of them: `verify` reports each at its line.
@Suite("Verified mistakes") struct VerifiedMistakesTests {

    private let folder: TemporaryFolder
    private let package: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        package = try TemporaryFolder()
        try folder.write("", to: ".git/config")
    }

    private func eject(_ set: String) throws {
        try #require(try Run.vipergen(["eject", set, "Sets/\(set)", "--quiet"], in: folder.url).status == 0)
    }

    /// Verifies a set with a few of its combinations, in the strictest mode.
    private func verify(_ set: String) throws -> Run {
        try Run.vipergen(
            ["verify", "Sets/\(set)", "--mode", "6", "--limit", "3", "--package", package.url.path, "--no-tests"],
            in: folder.url,
            environment: QuickSwift.environment
        )
    }

    /// Puts a line after the first one of a template that has a text in it, or in its place.
    ///
    /// - Returns: where that line is.
    private func plant(_ line: String?, after text: String, in path: String, replacing: Bool = false) throws -> String {
        var lines = try folder.read(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let index = try #require(lines.lastIndex { $0.contains(text) })
        if replacing { lines.remove(at: index) }
        if let line { lines.insert(line, at: replacing ? index : index + 1) }
        try folder.write(lines.joined(separator: "\n"), to: path)
        return "\(path):\(replacing ? index + 1 : index + 2)"
    }

    @Test("a line of each template is found again in the file that is written from it", arguments: ["viper", "rib"])
    func places(set: String) throws {
        var planted: Set<String> = []
        let files = try #require(BuiltInSets.all[set]).map { file in
            guard file.path.hasSuffix(".swift.mustache") else { return file }
            var lines = String(decoding: file.contents, as: UTF8.self).components(separatedBy: "\n")
            let index = try #require(lines.firstIndex { $0.contains("{{> header}}") })
            lines.insert("private let planted = noSuchName", at: index + 1)
            planted.insert("\(set)/\(file.path):\(index + 2)")
            return SourceFile(path: file.path, text: lines.joined(separator: "\n"))
        }
        let templateSet = try TemplateSet(files: files, location: set)
        let combinations = try TriedCombinations(of: templateSet).prefix(6).combinations
        let modules = try VerifiedModule.all(combinations, of: templateSet, in: .placeholder)
        let package = try VerificationPackage(
            modules,
            base: nil,
            frameworks: [],
            sources: [],
            project: "App",
            modes: [.swift6]
        )
        var report = VerificationReport(package, of: templateSet, in: "/package", triedCount: 6)
        for (path, _, file) in package.writtenFiles where file.isSwift {
            let lines = file.text.components(separatedBy: "\n")
            let line = try #require(lines.firstIndex { $0.contains("noSuchName") }) + 1
            report.add(try #require(CompilerMessage("/package/Modes/Swift6/\(path):\(line):23: error: cannot find it")))
        }
        let found = report.findings.map { "\($0.diagnostic.place?.file ?? ""):\($0.diagnostic.place?.line ?? 0)" }
        #expect(Set(found) == planted)
    }

    @Test("a brace, an import, a type and a name that are missing, in files, the header and tests, and the wrong actor")
    func mistakes() throws {
        try eject("viper")
        let set = "Sets/viper"
        try folder.write(
            "{\"header\": [\"// Ours\",\n\"private let ours = noSuchHeader\"]}",
            to: ".vipergen.json"
        )
        let formatter = try plant(
            "private let planted: NoSuchType? = nil",
            after: "{{> header}}",
            in: "\(set)/{{name}}Formatter.swift.mustache"
        )
        let call = "@MainActor func first{{name}}() {}; func second{{name}}() { first{{name}}() }"
        let interactor = try plant(call, after: "{{> header}}", in: "\(set)/{{name}}Interactor.swift.mustache")
        let wireframe = "\(set)/{{name}}Wireframe.swift.mustache"
        _ = try plant("import Foundation", after: "import UIKit", in: wireframe, replacing: true)
        let run = try verify("viper")
        #expect(run.errors.contains("\(formatter): error: cannot find type 'NoSuchType' in scope\n"), "\(run.errors)")
        #expect(run.errors.contains("\(interactor): error: call to main actor-isolated"), "\(run.errors)")
        let storyboard = try folder.read(wireframe).split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains("UIStoryboard(") }
        #expect(run.errors.contains("\(wireframe):\(try #require(storyboard) + 1): error: "), "\(run.errors)")
        #expect(run.errors.contains(".vipergen.json:2: error: cannot find 'noSuchHeader' in scope\n"), "\(run.errors)")

        try folder.write("{}", to: ".vipergen.json")
        _ = try plant("import UIKit", after: "import Foundation", in: wireframe, replacing: true)
        let presenter = "\(set)/{{name}}Presenter.swift.mustache"
        let place = try plant("    func planted() {", after: "self.wireframe = wireframe", in: presenter)
        let broken = try verify("viper")
        #expect(broken.errors.contains(place.replacing(/:\d+$/, with: ":")), "\(broken.errors)")
        #expect(broken.errors.contains("error: expected '}'"), "\(broken.errors)")

        for path in [formatter, interactor, place].map({ String($0.prefix { $0 != ":" }) }) {
            let lines = try folder.read(path).components(separatedBy: "\n")
            try folder.write(lines.filter { !$0.contains("lanted") && $0 != call }.joined(separator: "\n"), to: path)
        }
        let test = try plant(
            "private let planted = noSuchName",
            after: "{{> header}}",
            in: "\(set)/tests/{{name}}PresenterTests.swift.mustache"
        )
        let tests = try verify("viper")
        #expect(tests.errors.contains("\(test): error: cannot find 'noSuchName' in scope\n"), "\(tests.errors)")
    }
}
