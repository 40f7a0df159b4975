import Foundation
import TestSupport
import Testing

/// Input and output for programs: `--names-from` and `--json`.
extension CommandTests {

    @Test("names are read from a file or standard input, without comments and empty lines", arguments: ["names", "-"])
    func names(source: String) throws {
        let text = "\u{FEFF}# modules\r\nLogin\r\n\r\n \tAccount/Home\t\r\n"
        try folder.write(text, to: "names")
        let run = try run("--names-from", source, "Details", "--dry-run", "--no-interactor", input: text)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.split(separator: "\n").count { $0.hasSuffix("Wireframe.swift") } == 3)
    }

    @Test("names are read from a socket, which cannot be opened by a path")
    func namesFromSocket() throws {
        var ends: [Int32] = [0, 0]
        #if os(Linux)
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        #else
        try #require(socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0)
        #endif
        let process = Process()
        process.executableURL = Repository.program
        process.arguments = ["--names-from", "-", "--quiet"]
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle(fileDescriptor: ends[0])
        try process.start()
        close(ends[0])
        try FileHandle(fileDescriptor: ends[1]).write(contentsOf: Data("Login\n".utf8))
        close(ends[1])
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try names.contains("Login/LoginPresenter.swift"))
    }

    @Test("all invalid names in a file are reported, with their lines")
    func wrongNames() throws {
        try folder.write("Login\nhome\n\nLogin\nA\u{0}B\n", to: "names")
        let run = try run("--names-from=names")
        #expect(run.status == 64)
        for message in [
            "names:2: error: 'home'", "names:4: error: 'Login' is named twice", "names:5: error: 'AU+0000B'",
        ] {
            #expect(run.errors.contains(message), "\(run.errors)")
        }
        #expect(try names == ["names"])
        #expect(try self.run("--names-from", "nowhere").status == 74)
    }

    /// The printed document.
    private struct Document: Decodable, Equatable {
        struct File: Decodable, Equatable {
            let path: String
            let state: String
            let diff: String?
        }
        struct Problem: Decodable, Equatable {
            let message: String
            let help: String?
            let file: String?
            let line: Int?
            let column: Int?
        }
        let exitCode: Int32
        let files: [File]
        let errors: [Problem]
        let warnings: [Problem]
    }

    private func document(_ run: Run) throws -> Document {
        #expect(run.errors == "")
        let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
        #expect(document.exitCode == run.status)
        return document
    }

    @Test("'--json' prints the files with their states")
    func json() throws {
        try folder.write("", to: "Base/ViewInterface.swift")
        let document = try document(run("init", "--json"))
        #expect(document.errors == [])
        #expect(document.files.contains(Document.File(path: "Base/ViewInterface.swift", state: "skip", diff: nil)))
        #expect(document.files.contains(Document.File(path: ".vipergen.json", state: "create", diff: nil)))
    }

    @Test("'--json' works with 'eject'")
    func jsonOfEjection() throws {
        #expect(try document(run("eject", "base", "Own", "--json")).files.allSatisfy { $0.state == "create" })
    }

    @Test("'--json' prints conflicts, differences and stray files")
    func jsonConflicts() throws {
        try folder.write("mine", to: "Login/LoginPresenter.swift")
        try folder.write("mine", to: "Login/Mine.swift")
        let conflict = try document(run("Login", "--json"))
        #expect(conflict.exitCode == 73)
        #expect(conflict.files.first { $0.path == "Login/LoginPresenter.swift" }?.state == "conflict")
        #expect(conflict.errors.map(\.message) == ["'Login/LoginPresenter.swift' exists with other content"])
        let check = try document(run("Login", "--json", "--check"))
        #expect(check.exitCode == 1)
        #expect(
            check.files.first { $0.path == "Login/Mine.swift" }?.diff
                == "--- a/Login/Mine.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-mine\n\\ No newline at end of file\n"
        )
    }

    @Test("'--json' prints the warnings of 'lint', with and without mistakes")
    func jsonWarnings() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("x\n", to: "own/f.mustache")
        try folder.write("About it.\n", to: "own/README.md")
        for isWrong in [false, true] {
            if isWrong { try folder.write("{{nmae}}\n", to: "own/f.mustache") }
            let document = try document(run("lint", "own", "--json", "--quiet"))
            #expect(document.warnings.map(\.message) == ["this file is left out"])
            #expect(document.warnings.map(\.file) == ["own/README.md"])
            #expect(document.errors.map(\.message) == (isWrong ? ["there is no variable 'nmae'"] : []))
        }
    }

    @Test("'--json' prints errors with their places")
    func jsonErrors() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("\n {{nmae}}", to: "own/f.mustache")
        let document = try document(run("Login", "-t", "own", "--json"))
        let problem = Document.Problem(
            message: "there is no variable 'nmae'",
            help: "did you mean 'name'?",
            file: "own/f.mustache",
            line: 2,
            column: 2
        )
        #expect(document == Document(exitCode: 65, files: [], errors: [problem], warnings: []))
    }
}
