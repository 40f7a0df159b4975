import Foundation
import TestSupport
import Testing

/// What `vipergen verify` makes of what a compiler says: a script says it, so that it is said at once.
@Suite struct VerificationVerdictTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("{}", to: ".git/config")
        try folder.write(
            """
            {"name": "plain", "options": [
              {"name": "a", "type": "flag", "help": "h"}, {"name": "b", "type": "flag", "help": "h"},
              {"name": "c", "type": "flag", "help": "h"}
            ]}
            """,
            to: "plain/template.json"
        )
        try folder.write("{{#a}}{{/a}}{{#b}}{{/b}}{{#c}}{{/c}}one {{name}}\n", to: "plain/{{name}}View.swift.mustache")
        try folder.write("class {{name}}Tests {}\n", to: "plain/tests/{{name}}Tests.swift.mustache")
        // The package's folder is the fourth word of both commands.
        try folder.write(
            """
            #!/bin/sh
            case "$1" in
            --version) echo 'Swift version 6.2';;
            build) sed "s|PACKAGE|$4|" '\(folder.url.path)/built'; exit $(cat '\(folder.url.path)/status');;
            test) echo "Test Case 'A.testA' passed (0.0 seconds)";;
            esac
            """,
            to: "bin/swift"
        )
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o755]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: folder.url.appending(path: "bin/swift").path)
    }

    private func verify(
        _ options: String...,
        saying text: String = "",
        status: Int = 0,
        environment: [String: String?] = [:],
        terminal: Terminal? = nil
    ) throws -> Run {
        try folder.write(text, to: "built")
        try folder.write("\(status)", to: "status")
        let path = folder.url.appending(path: "bin").path + ":/usr/bin:/bin"
        return try Run.vipergen(
            ["verify", "./plain", "--mode", "6"] + options,
            in: folder.url,
            environment: ["PATH": path, "HOME": folder.url.path, "XDG_CACHE_HOME": nil].merging(environment) { $1 },
            terminal: terminal
        )
    }

    private let view = "PACKAGE/Modes/Swift6/App/Default/DefaultView.swift:1:1: "

    @Test func `what compiles is told in one line, with the tests that passed unless none were run`() throws {
        let line = "plain: 8 combinations, 16 files: compiled in the Swift 6 mode"
        #expect(try verify().output == line + "; 1 test passed\n")
        #expect(try verify("--no-tests").output == line + "\n")
    }

    @Test func `a warning in what is written is an error to those who are strict, one elsewhere is not`() throws {
        let usual = try verify(saying: view + "warning: odd\n")
        #expect(usual.status == 0 && usual.errors.contains("mustache:1: warning: odd"))
        let strict = try verify("--strict", saying: view + "warning: odd\n")
        #expect(strict.status == 65)
        #expect(strict.output == "plain: 1 mistake in 8 combinations\n")
        try folder.write("struct Kit {}\n", to: "Kit/Kit.swift")
        let elsewhere = "PACKAGE/Modes/Swift6/App/Kit/Kit.swift:1:1: warning: old\n"
        #expect(try verify("--strict", "--sources", "Kit", "--package", "other", saying: elsewhere).status == 0)
        let both = try verify("--strict", "--sources", "Kit", saying: elsewhere + view + "warning: odd\n")
        #expect(both.output == "plain: 1 mistake in 8 combinations\n")
        let error = view + "error: wrong\n" + elsewhere
        #expect(
            try verify("--sources", "Kit", saying: error, status: 1).output == "plain: 1 mistake in 8 combinations\n"
        )
    }

    @Test func `as data, everything is told that the lines say`() throws {
        func document(_ run: Run) throws -> [String: Any] {
            try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        }
        let green = try document(verify("--json"))
        #expect(green["exitCode"] as? Int == 0 && green["testsPassed"] as? Int == 1)
        #expect(green["combinations"] as? Int == 8 && green["files"] as? Int == 16)
        let run = try verify("--json", "--strict", saying: view + "warning: odd\n")
        let strict = try document(run)
        #expect(run.status == 65 && strict["exitCode"] as? Int == 65)
        let messages = try #require(strict["messages"] as? [[String: Any]])
        #expect(messages.count == 1 && messages.first?["severity"] as? String == "warning")
        #expect(messages.first?["modes"] as? [String] == ["6"])
        #expect(messages.first?["combinations"] as? [String] == [""])
        let kept = try document(verify("--json", saying: view + "warning: odd\n"))
        #expect(kept["exitCode"] as? Int == 0)
    }

    @Test func `a build that fails without a word about code is shown with its last lines`() throws {
        let silent = try verify(saying: "1\n2\n3\n4\n5\n6\n", status: 1)
        #expect(silent.status == 65 && silent.errors.contains("'swift build' failed: 2; 3; 4; 5; 6\nhelp: "))
        let said = try verify(saying: "1\nerror: no such target\n3\n", status: 1)
        #expect(said.errors.contains("'swift build' failed: error: no such target\nhelp: "))
    }

    @Test func `the package is in the user's folder for caches, whose name tells the set`() throws {
        _ = try verify()
        #expect(try folder.files.keys.contains { $0.hasPrefix(".cache/vipergen/verify/plain-") })
        _ = try verify(environment: ["XDG_CACHE_HOME": "relative"])
        #expect(try !folder.files.keys.contains { $0.hasPrefix("relative") })
        _ = try verify(environment: ["XDG_CACHE_HOME": folder.url.path + "/own"])
        #expect(try folder.files.keys.contains { $0.hasPrefix("own/vipergen/verify/plain-") })
        #expect(
            try verify(environment: ["HOME": nil]).errors.contains("there is no folder for caches: HOME is not set")
        )
    }

    @Test func `fewer combinations are spread over all of them`() throws {
        let run = try verify("--limit", "2", "--package", "package")
        #expect(run.output.hasPrefix("plain: 2 combinations, 4 files: "))
        let modules = Set(try folder.files.keys.compactMap { $0.firstMatch(of: /Files\/App\/(\w+)\//)?.1 })
        #expect(modules.count == 2 && modules.contains("Default"))
        #expect(modules == ["Default", "AC"])
    }

    @Test func `stand-ins that a variable names must be there; one that is empty names none`() throws {
        let nowhere = try verify(environment: ["VIPERGEN_SHIM": "/nowhere"])
        #expect(nowhere.status == 64 && nowhere.errors.contains("VIPERGEN_SHIM is '/nowhere', which is no folder"))
        #expect(try verify(environment: ["VIPERGEN_SHIM": ""]).status == 0)
    }

    @Test func `a person sees how far it is`() throws {
        let environment: [String: String?] = ["TERM": "xterm"]
        let run = try verify(saying: "[1/9] a\n[2/9] b\n", environment: environment, terminal: Terminal())
        #expect(run.output.contains("\r\u{1B}[Kcompiling in the Swift 6 mode: 2/9…"))
    }
}
