import Foundation
import TestSupport
import Testing

/// The tests that `--tests` writes: worth something only if they fail when the module is wrong.
@Suite("Generated tests") struct GeneratedTestsTests {

    /// Modules of both families, in one app.
    private static let commands = [
        ["init", "--rx", "--formatter", "--view", "code", "--output", "Modules", "--tests"],
        ["Cart"],
        ["Root", "--template", "rib", "--root"],
        ["Offers", "--template", "rib", "--parent", "Root"],
        ["Session", "--template", "rib", "--view", "none"],
    ]

    /// The files in which the parts are made and connected: every assignment matters, and without those to constants they
    /// do not compile.
    private static let files =
        ["CartPresenter", "CartWireframe"]
        + ["Root", "Offers", "Session"].flatMap { name in ["Builder", "Interactor", "Router"].map { name + $0 } }

    @Test("they pass for fresh modules, and fail if an assignment is deleted where the parts are made and connected")
    func deletedAssignments() throws {
        let folder = try TemporaryFolder()
        let frameworks = ["UIKit", "RxSwift", "RxCocoa", "RIBs"]
        let package = try FixturePackage.app(in: folder, sources: "Modules", frameworks: frameworks)
        for command in Self.commands {
            let run = try Run.vipergen(command, in: package.folder)
            #expect(run.status == 0, "\(run.errors)")
        }
        let paths = try folder.files.keys.filter { path in
            Self.files.contains { path.hasPrefix("App/Modules/") && path.hasSuffix("/\($0).swift") }
        }
        #expect(paths.count == Self.files.count)
        // Each is deleted where the program runs, so that it is compiled once.
        let deleted = "import Foundation\n\nlet deleted = try? String(contentsOfFile: \"deleted\", encoding: .utf8)\n"
        try folder.write(deleted, to: "App/Modules/Deleted.swift")
        var assignments: [Substring] = []
        for path in paths.sorted() {
            let text = try folder.read(path)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                guard let variable = line.prefixMatch(of: #/ *(?:self\.)?([\w.]+) = /#)?.1,
                    !text.contains("let \(variable): ")
                else { return line }
                assignments.append(line)
                return "if deleted != \"\(assignments.count)\" { \(line) }"
            }
            try folder.write(lines.joined(separator: "\n"), to: path)
        }
        #expect(assignments.count == 8)
        let fresh = try package.build()
        #expect(fresh.isSuccess, "\(fresh.output.suffix(5_000))")
        for (index, line) in assignments.enumerated() {
            try folder.write("\(index + 1)", to: "App/deleted")
            let run = try package.test()
            #expect(!run.isSuccess, "without '\(line)'")
            #expect(run.output.contains("Test run with"), "\(run.output)")
        }
    }
}
