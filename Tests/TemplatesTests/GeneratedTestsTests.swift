import Foundation
import TestSupport
import Testing

/// The tests that `--tests` writes: worth something only if they fail when the module is wrong.
@Suite("Generated tests") struct GeneratedTestsTests {

    /// Modules, and the files of theirs where every assignment matters. Without those to constants they do not compile.
    struct Modules: CustomTestStringConvertible, Sendable {
        let frameworks: [String]
        let commands: [[String]]
        let files: [String]
        let assignmentCount: Int

        static let all = [
            Modules(
                frameworks: ["UIKit", "RxSwift", "RxCocoa"],
                commands: [["init", "--rx", "--formatter", "--view", "code"], ["Cart"]],
                files: ["CartPresenter", "CartWireframe"],
                assignmentCount: 1
            ),
            Modules(
                frameworks: ["UIKit", "RxSwift", "RIBs"],
                commands: [
                    ["init", "--template", "rib"],
                    ["Root", "--root"],
                    ["Offers", "--parent", "Root"],
                    ["Session", "--view", "none"],
                ],
                files: ["Root", "Offers", "Session"].flatMap { name in
                    ["Builder", "Interactor", "Router"].map { name + $0 }
                },
                assignmentCount: 7
            ),
        ]

        var testDescription: String { commands.map { $0.joined(separator: " ") }.joined(separator: ", ") }
    }

    /// A package with the modules, their generated tests, and the shim.
    private func makePackage(of modules: Modules, in folder: TemporaryFolder) throws -> FixturePackage {
        let package = try FixturePackage.app(in: folder, sources: "Modules", frameworks: modules.frameworks)
        for command in modules.commands {
            let options = command[0] == "init" ? ["--output", "Modules", "--tests"] : []
            let run = try Run.vipergen(command + options, in: package.folder)
            #expect(run.status == 0, "\(run.errors)")
        }
        return package
    }

    @Test(
        "they pass for fresh modules, and fail if any one assignment is deleted where the parts are made and connected",
        arguments: Modules.all
    )
    func deletedAssignments(in modules: Modules) throws {
        let folder = try TemporaryFolder()
        let package = try makePackage(of: modules, in: folder)
        let paths = try folder.files.keys.filter { path in
            modules.files.contains { path.hasPrefix("App/Modules/") && path.hasSuffix("/\($0).swift") }
        }
        #expect(paths.count == modules.files.count)
        // Each is deleted where the program runs, so that it is compiled once.
        let deleted = "import Foundation\n\nlet deleted = ProcessInfo.processInfo.environment[\"DELETED\"]\n"
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
        #expect(assignments.count == modules.assignmentCount)
        let fresh = try package.build()
        #expect(fresh.isSuccess, "\(fresh.output.suffix(5_000))")
        for (index, line) in assignments.enumerated() {
            let run = try package.test(environment: ["DELETED": "\(index + 1)"])
            #expect(!run.isSuccess, "without '\(line)'")
            #expect(run.output.contains("Test run with"), "\(run.output)")
        }
    }
}
