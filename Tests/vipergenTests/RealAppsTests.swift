import Foundation
import TestSupport
import Testing

/// `Scripts/real-apps`, run on the app of the documentation.
@Suite(.enabled(if: BenchmarkTests.hasPython, "no python3")) struct RealAppsTests {

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(program: String, _ options: String...) throws -> Run {
        let script = Repository.root.appending(path: "Scripts/real-apps")
        let app = Repository.fixtures.appending(path: "Library").path
        return try Run(script, [app, "--program", program] + options, in: folder.url)
    }

    @Test func `modules of an app are updated without mistakes`() throws {
        let run = try run(program: Repository.program.path, "--limit", "4")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        let changes = [
            "doc comment", "dependency", "renamed", "new file", "removed line", "header", "final", "async", "access",
        ]
        for change in changes {
            #expect(run.output.contains("| Library | \(change) | 4 | 4 | 0 (0 %) | 0 | 0 |\n"), "\(run.output)")
        }
    }

    @Test func `a template set is compared with modules that it was not learned from`() throws {
        for name in ["Card", "Home", "Map"] {
            try folder.write("class \(name)Builder {\n}\n", to: "App/\(name)/\(name)Builder.swift")
            let line = name == "Home" ? "" : "    let a = 1\n"
            try folder.write("class \(name)Interactor {\n\(line)}\n", to: "App/\(name)/\(name)Interactor.swift")
        }
        let script = Repository.root.appending(path: "Scripts/real-apps")
        let arguments = ["App", "--unseen", "--program", Repository.program.path]
        let run = try Run(script, arguments, in: folder.url)
        #expect(run.output.contains("| App | 3 | 2 | 2 | 100 % | 3 | 67 % |\n"), "\(run.output)\(run.errors)")
    }

    @Test func `a line that an update duplicates is found`() throws {
        let program = folder.url.appending(path: "vipergen").path
        try folder.write(
            """
            #!/bin/sh
            '\(Repository.program.path)' "$@"
            status=$?
            [ "$1" != update ] || echo 'import Foundation' >>App/Modules/Login/LoginModel.swift
            exit $status
            """,
            to: "vipergen"
        )
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let run = try run(program: program, "--limit", "1")
        #expect(run.status == 1)
        let mistake = "Library, doc comment: Modules/Login/LoginModel.swift: lines were lost, doubled or moved\n"
        #expect(run.errors.contains(mistake), "\(run.errors)")
    }
}
