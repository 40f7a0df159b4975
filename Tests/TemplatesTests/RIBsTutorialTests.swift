import Foundation
import TestSupport
import Testing

/// `Documentation/RIBs.md`: whoever does what it says has an app.
@Suite("The tutorial of RIBs") struct RIBsTutorialTests {

    /// Something that the page has a person do.
    private enum Step {
        case command([String])
        case change(String)
    }

    /// The steps below each headline, without the headlines that have none below them.
    private func sections() throws -> [[Step]] {
        let page = Repository.root.appending(path: "Documentation/RIBs.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        return text.split(separator: "\n## ").map(steps).filter { !$0.isEmpty }
    }

    private func steps(of section: Substring) -> [Step] {
        // Every second part is between two fences.
        let parts = section.split(separator: "```", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.flatMap { index -> [Step] in
            let lines = parts[index].split(separator: "\n", omittingEmptySubsequences: false)
            switch lines[0] {
            case "console":
                return lines.filter { $0.hasPrefix("$ ") }
                    .map { .command($0.split(separator: " ").dropFirst().map(String.init)) }
            case "diff": return [.change(lines.dropFirst().joined(separator: "\n"))]
            default: return []
            }
        }
    }

    /// Takes a step as a person would, in a shell that is in `folder`.
    private func take(_ step: Step, in folder: inout URL) throws {
        let environment = URL(filePath: "/usr/bin/env")
        switch step {
        case .command(let words) where words[0] == "cd": folder.append(path: words[1])
        case .command(let words):
            let run =
                try words[0] == "vipergen"
                ? Run.vipergen(Array(words.dropFirst()), in: folder) : Run(environment, words, in: folder)
            #expect(run.status == 0, "\(words): \(run.output.suffix(5_000))\(run.errors)")
            if words == ["swift", "test"] {
                #expect((run.output + run.errors).contains("Executed 1 test, with 0 failures"))
            }
        case .change(let diff):
            let run = try Run(environment, ["git", "apply", "--whitespace=nowarn", "-"], in: folder, input: diff)
            #expect(run.status == 0, "\(run.errors)\n\(diff)")
        }
    }

    @Test("its commands and its lines make an app, which compiles after each section, and whose test passes")
    func path() throws {
        let temporary = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            at: temporary.url.appending(path: "vipergen"),
            withDestinationURL: Repository.root
        )
        var folder = temporary.url
        let sections = try sections()
        #expect(sections.count == 5)
        for section in sections {
            for step in section { try take(step, in: &folder) }
            guard FileManager.default.fileExists(atPath: folder.appending(path: "App").path) else { continue }
            let (isSuccess, output) = try FixturePackage(folder: folder).build(target: "App")
            #expect(isSuccess, "\(output.suffix(5_000))")
            #expect(!output.contains(": warning: "), "\(output.suffix(5_000))")
        }
        try expectSuccessInEveryMode(of: folder)
    }

    /// The same sources, the test included, with RIBs on the main actor: in each language mode that the page has for that.
    private func expectSuccessInEveryMode(of package: URL) throws {
        let manifest = package.appending(path: "Package.swift")
        var text = try String(contentsOf: manifest, encoding: .utf8)
        let modes = [
            ("Swift5", "[.swiftLanguageMode(.v5)]"),
            ("Swift5MainActor", "[.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]"),
            ("Swift6", "[.swiftLanguageMode(.v6)]"),
            ("Swift6MainActor", "[.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]"),
        ]
        text.replace("path: \"Shim/RIBs\")", with: "path: \"Shim/RIBs\", swiftSettings: [.define(\"ISOLATED\")])")
        for (mode, settings) in modes {
            for folder in ["App", "Tests"] {
                try FileManager.default.createSymbolicLink(
                    at: package.appending(path: folder + mode),
                    withDestinationURL: package.appending(path: folder)
                )
            }
            let frameworks = "\"RIBs\", \"RxSwift\", \"UIKit\""
            text += """

                package.targets += [
                    .target(
                        name: "App\(mode)",
                        dependencies: [\(frameworks)],
                        path: "App\(mode)",
                        swiftSettings: \(settings)
                    ),
                    .testTarget(
                        name: "App\(mode)Tests",
                        dependencies: ["App\(mode)", \(frameworks)],
                        path: "Tests\(mode)",
                        swiftSettings: \(settings) + [.unsafeFlags(["-module-alias", "App=App\(mode)"])]
                    ),
                ]
                """
        }
        try text.write(to: manifest, atomically: true, encoding: .utf8)
        let (isSuccess, output) = try FixturePackage(folder: package).build()
        #expect(isSuccess, "\(output.suffix(5_000))")
        #expect(!output.contains(": warning: "), "\(output.suffix(5_000))")
        #expect(output.contains("Executed \(1 + modes.count) tests, with 0 failures"), "\(output.suffix(5_000))")
    }
}
