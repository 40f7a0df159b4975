import Foundation
import TestSupport
import Testing
import VipergenGenerator
import VipergenTemplates

/// Mistakes in the built-in sets, planted in copies of them: `verify` tells each at its line.
@Suite("Verified mistakes", .serialized) struct VerifiedMistakesTests {

    private let folder: TemporaryFolder
    /// One package for all, so that the stand-ins are compiled once.
    private static let package = Result { try TemporaryFolder() }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: ".git/config")
    }

    private func eject(_ set: String) throws {
        try #require(try Run.vipergen(["eject", set, "Sets/\(set)", "--quiet"], in: folder.url).status == 0)
    }

    /// Verifies a set with a few of its combinations, in the strictest mode.
    private func verify(_ set: String) throws -> Run {
        let package = try Self.package.get().url.path
        return try Run.vipergen(
            ["verify", "Sets/\(set)", "--mode", "6", "--limit", "6", "--package", package, "--no-tests"],
            in: folder.url
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

    @Test("a name that there is not, in each file, each test and the header", arguments: ["viper", "rib"])
    func wrongNames(set: String) throws {
        try eject(set)
        let paths = try #require(BuiltInSets.all[set]).map(\.path).filter { $0.hasSuffix(".swift.mustache") }
        for ofTests in [false, true] {
            let planted = paths.filter { $0.hasPrefix("tests/") == ofTests }
            #expect(!planted.isEmpty)
            let originals = try planted.map { try folder.read("Sets/\(set)/\($0)") }
            let places = try planted.map { path in
                try plant("private let planted = noSuchName", after: "{{> header}}", in: "Sets/\(set)/\(path)")
            }
            if !ofTests {
                let header = "{\"header\": [\"// Ours\",\n\"private let ours = noSuchHeader\"]}"
                try folder.write(header, to: ".vipergen.json")
            }
            // A build ends with the first module that has mistakes: those of other modules appear when these are corrected.
            var left = zip(zip(planted, originals), places).map { (path: $0.0, text: $0.1, place: $1) }
            var errors = ""
            while !left.isEmpty {
                let run = try verify(set)
                errors += run.errors
                #expect(run.status == 65)
                let message = "error: cannot find 'noSuchName' in scope\n"
                let found = left.filter { run.errors.contains("\($0.place): \(message)") }
                #expect(!found.isEmpty, "\(left.map(\.place)) \(run.errors)")
                if found.isEmpty { break }
                try folder.write("{}", to: ".vipergen.json")
                for (path, text, _) in found { try folder.write(text, to: "Sets/\(set)/\(path)") }
                left.removeAll { one in found.contains { $0.place == one.place } }
            }
            let hasHeader = errors.contains(".vipergen.json:2: error: cannot find 'noSuchHeader' in scope\n")
            #expect(hasHeader != ofTests, "\(errors)")
        }
    }

    @Test("a brace, an import and a type that are missing, and code on the wrong actor")
    func otherMistakes() throws {
        try eject("viper")
        let set = "Sets/viper"
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

        _ = try plant("import UIKit", after: "import Foundation", in: wireframe, replacing: true)
        let presenter = "\(set)/{{name}}Presenter.swift.mustache"
        let place = try plant("    func planted() {", after: "self.wireframe = wireframe", in: presenter)
        let broken = try verify("viper")
        #expect(broken.errors.contains(place.replacing(/:\d+$/, with: ":")), "\(broken.errors)")
        #expect(broken.errors.contains("error: expected '}'"), "\(broken.errors)")
    }
}
