import Foundation
import TestSupport
import Testing
import VipergenTemplates

@testable import VipergenGenerator

/// Mistakes planted in copies of the built-in sets: each is reported at its line.
@Suite("Verified mistakes") struct VerifiedMistakesTests {

    @Test("a line planted in each template is found at its place in the template", arguments: ["viper", "rib"])
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
        var report = VerificationReport(package, in: "/package", of: "/nowhere", triedCount: 6)
        for (path, _, file) in package.writtenFiles where file.isSwift {
            let lines = file.text.components(separatedBy: "\n")
            let line = try #require(lines.firstIndex { $0.contains("noSuchName") }) + 1
            report.add(try #require(CompilerMessage("/package/Modes/Swift6/\(path):\(line):23: error: cannot find it")))
        }
        let found = report.findings.map { "\($0.diagnostic.place?.file ?? ""):\($0.diagnostic.place?.line ?? 0)" }
        #expect(Set(found) == planted)
    }
}
