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
                return lines.filter { $0.hasPrefix("$ vipergen ") }
                    .map { .command($0.split(separator: " ").dropFirst(2).map(String.init)) }
            case "diff": return [.change(lines.dropFirst().joined(separator: "\n"))]
            default: return []
            }
        }
    }

    private func take(_ step: Step, in folder: URL) throws {
        switch step {
        case .command(let arguments):
            let run = try Run.vipergen(arguments, in: folder)
            #expect(run.status == 0, "\(arguments): \(run.errors)")
        case .change(let diff):
            let git = URL(filePath: "/usr/bin/env")
            let run = try Run(git, ["git", "apply", "--whitespace=nowarn", "-"], in: folder, input: diff)
            #expect(run.status == 0, "\(run.errors)\n\(diff)")
        }
    }

    @Test("its commands and its lines make an app, which compiles after each section, and whose test passes")
    func path() throws {
        let folder = try TemporaryFolder()
        let package = try FixturePackage.app(in: folder, sources: "App", frameworks: ["RIBs", "RxSwift", "UIKit"])
        let sections = try sections()
        #expect(sections.count == 4)
        for section in sections {
            for step in section { try take(step, in: package.folder) }
            let (isSuccess, output) = try package.build(target: "App")
            #expect(isSuccess, "\(output.suffix(5_000))")
            #expect(!output.contains(": warning: "), "\(output.suffix(5_000))")
        }
        let (isSuccess, output) = try package.build()
        #expect(isSuccess, "\(output.suffix(5_000))")
        #expect(output.contains("Executed 1 test, with 0 failures"))
    }
}
