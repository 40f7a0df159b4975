import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator
@testable import vipergen

/// The texts that users see, recorded for reviewers.
@Suite("Printed texts") struct PrintedTests {

    private static let recording = Recording(suite: "PrintedTests")
    private static let recorded = Repository.fixtures.appending(path: "Printed")

    /// Each file with the command that prints it, in a repository without a configuration.
    private static let commands: [(file: String, arguments: [String])] =
        Shell.allCases.map { ("completions.\($0.rawValue)", ["completions", $0.rawValue]) }
        + [("vipergen.1", ["man"]), ("help.txt", ["help"]), ("help-NAME.txt", ["help", "NAME"])]
        + Command.words.map { ("help-\($0).txt", ["help", $0]) }

    @Test("help, manual and completion scripts match the recorded ones", arguments: commands)
    func text(file: String, arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let run = try Run.vipergen(arguments, in: folder.url)
        #expect(run.status == 0 && run.errors.isEmpty)
        let url = Self.recorded.appending(path: file)
        if Self.recording.isOn { try Data(run.output.utf8).write(to: url) }
        let recorded = try? String(contentsOf: url, encoding: .utf8)
        if recorded == run.output { return }
        let diff = UnifiedDiff(from: recorded, to: run.output, path: "Fixtures/Printed/\(file)")
        Issue.record("a text is out of date; if the change is meant, run \(Self.recording.command)\n\(diff.text)")
    }

    @Test("every recorded file is printed by a command")
    func leftovers() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.recorded.path)
        #expect(Set(files) == Set(Self.commands.map(\.file)))
    }

    @Test(
        "thousands are separated",
        arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1007, "1,007"), (1_234_567, "1,234,567")]
    )
    func thousands(number: Int, text: String) {
        #expect(grouped(number) == text)
        #expect(counted(number, "file") == "\(text) files" && counted(1, "file") == "1 file")
    }

    @Test("groff reads the manual without a warning", .enabled(if: groff != nil, "groff is not installed"))
    func manual() throws {
        let folder = try TemporaryFolder()
        try folder.write(folder.vipergen("man").output, to: "vipergen.1")
        let run = try Run(try #require(Self.groff), ["-man", "-ww", "-Tascii", "vipergen.1"], in: folder.url)
        #expect(run.status == 0 && run.errors.isEmpty && run.output.contains("VIPERGEN(1)"), "\(run.errors)")
    }

    @Test("the manual has the exit codes of the page Reference")
    func exitCodes() throws {
        let url = Repository.root.appending(path: "Documentation/Reference.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        let section = try #require(page.firstMatch(of: /## Exit codes\n((?:\n|\|.*\n)+)/)?.1)
        let rows = section.split(separator: "\n").dropFirst(2).map { $0.replacing("`", with: "") }
        #expect(rows == Manual.exitCodes.map { "| \($0.code) | \($0.meaning) |" })
    }

    private static let groff = ["/usr/bin", "/opt/homebrew/bin", "/usr/local/bin"]
        .map { URL(filePath: "\($0)/groff") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}
