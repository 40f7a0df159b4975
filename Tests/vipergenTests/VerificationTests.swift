import Foundation
import TestSupport
import Testing

/// `vipergen verify`, with the installed compiler.
@Suite struct VerificationTests {

    private let manifest = """
        {
          "name": "plain",
          "options": [{"name": "loud", "type": "flag", "default": false, "help": "say it twice"}]
        }
        """
    private let module = """
        {{> header}}
        import Foundation

        struct {{name}}Greeter {
        {{> body}}
        }
        """
    private let body = """
        let text = "hello"
        {{#loud}}
        let again = "hello"
        {{/loud}}
        """
    private let tests = """
        import XCTest
        @testable import {{project}}

        final class {{name}}GreeterTests: XCTestCase {
            func testText() {
                XCTAssertEqual({{name}}Greeter().text, "hello")
            }
        }
        """

    private func makeSet(in folder: TemporaryFolder) throws {
        try folder.write("{}", to: ".git/config")
        try folder.write(manifest, to: "plain/template.json")
        try folder.write(module + "\n", to: "plain/{{name}}Greeter.swift.mustache")
        try folder.write(body + "\n", to: "plain/partials/body.mustache")
        try folder.write(tests + "\n", to: "plain/tests/{{name}}GreeterTests.swift.mustache")
    }

    private func verify(_ folder: TemporaryFolder, _ options: String...) throws -> Run {
        var environment = try QuickSwift.environment
        environment["XDG_CACHE_HOME"] = folder.url.appending(path: "caches").path
        // The program's own stand-ins are many files to read.
        try folder.write("public struct Tiny {}\n", to: "stand-ins/Tiny/Tiny.swift")
        environment["VIPERGEN_SHIM"] = folder.url.appending(path: "stand-ins").path
        return try Run.vipergen(["verify", "./plain"] + options, in: folder.url, environment: environment)
    }

    @Test func `a template set is compiled with every combination, and a mistake is reported at its line`() throws {
        let folder = try TemporaryFolder()
        try makeSet(in: folder)
        let green = try verify(folder, "--mode", "6", "--mode", "5")
        #expect(green.status == 0, "\(green.errors)")
        let modes = "the Swift 5 mode, the Swift 6 mode"
        #expect(green.output == "plain: 2 combinations, 4 files: compiled in \(modes); 4 tests passed\n")

        try folder.write(body.replacing("let again", with: "let again: Int") + "\n", to: "plain/partials/body.mustache")
        let wrong = try verify(folder, "--mode", "6")
        #expect(wrong.status == 65)
        #expect(
            wrong.errors == """
                ./plain/partials/body.mustache:3: error: cannot convert value of type 'String' to specified type 'Int'
                 3 | let again: Int = "hello"
                help: in 1 of 2 combinations, as with '--loud'; in the Swift 6 mode

                """,
            "\(wrong.errors)"
        )

        try folder.write(body + "\n", to: "plain/partials/body.mustache")
        try folder.write(
            tests.replacing("\"hello\"", with: "\"bye\"") + "\n",
            to: "plain/tests/{{name}}GreeterTests.swift.mustache"
        )
        let failing = try verify(folder, "--mode", "6")
        #expect(failing.status == 65)
        #expect(
            failing.errors == """
                ./plain/tests/{{name}}GreeterTests.swift.mustache:6: error: {{name}}GreeterTests.testText: \
                XCTAssertEqual failed: ("hello") is not equal to ("bye")
                 6 |         XCTAssertEqual({{name}}Greeter().text, "bye")
                help: in all 2 combinations; in the Swift 6 mode

                """
        )
    }

    @Test func `a mistake in several Swift modules is counted for each, though a build ends with the first`() throws {
        let folder = try TemporaryFolder()
        try makeSet(in: folder)
        let shared = #"{"name": "shared", "type": "flag", "help": "share it"}"#
        let options = manifest.replacing("\"options\": [", with: "\"options\": [\(shared), ")
        try folder.write(options, to: "plain/template.json")
        // An app has one such file, so the second combination with it needs its own Swift module.
        let mistake = "{{#shared}}\nlet shared: Int = \"no\"\n{{/shared}}\n"
        try folder.write(mistake, to: "plain/Shared.swift.mustache")
        let run = try verify(folder, "--mode", "6", "--no-tests")
        #expect(run.output == "plain: 1 mistake in 4 combinations\n", "\(run)")
        let help = "help: in 2 of 4 combinations, as with '--shared'; in the Swift 6 mode\n"
        #expect(run.errors.contains("Shared.swift.mustache:2: error: ") && run.errors.hasSuffix(help), "\(run.errors)")
    }

    @Test func `a missing import, a name in the header, a wrong actor and a missing brace are reported at their lines`()
        throws
    {
        let folder = try TemporaryFolder()
        try makeSet(in: folder)
        try folder.write("{\"header\": [\"// Ours\",\n\"private let ours = noSuchName\"]}", to: ".vipergen.json")
        let path = "plain/{{name}}Greeter.swift.mustache"
        let withDate = module.replacing("import Foundation", with: "private let date = Date()")
        let calls = "@MainActor func first{{name}}() {}\nfunc second{{name}}() { first{{name}}() }\n"
        try folder.write("\(withDate)\n\(calls)", to: path)
        let run = try verify(folder, "--mode", "6", "--no-tests")
        let ofHeader = ".vipergen.json:2: error: cannot find 'noSuchName' in scope\n"
        #expect(run.errors.contains(ofHeader), "\(run.errors)")
        #expect(run.errors.contains("\(path):2: error: cannot find 'Date' in scope\n"), "\(run.errors)")
        #expect(run.errors.contains("\(path):8: error: call to main actor-isolated"), "\(run.errors)")

        try folder.write("{}", to: ".vipergen.json")
        try folder.write(module + "\n", to: path)
        try folder.write("func planted() {\n" + body + "\n", to: "plain/partials/body.mustache")
        let broken = try verify(folder, "--mode", "6", "--no-tests")
        #expect(broken.errors.contains("\(path):6: error: expected '}' in struct\n"), "\(broken.errors)")
    }

    @Test func `a missing module is reported first, and a stand-in for it is sufficient`() throws {
        let folder = try TemporaryFolder()
        try makeSet(in: folder)
        let importing = module.replacing("import Foundation", with: "import Foundation\nimport Kit")
        try folder.write(
            importing.replacing("{{> body}}", with: "{{> body}}\n    let box = Box()") + "\n",
            to: "plain/{{name}}Greeter.swift.mustache"
        )
        let missing = try verify(folder, "--mode", "5", "--no-tests")
        #expect(missing.status == 65)
        #expect(missing.errors.contains("./plain/{{name}}Greeter.swift.mustache:3: error: no such module 'Kit'"))
        #expect(
            missing.errors.contains(
                "help: put a stand-in for it into a folder 'Kit', in the folder that '--stubs' names"
            )
        )

        try folder.write(
            "public struct Box {\n    public init() {\n        let unused = 1\n    }\n}\n",
            to: "stubs/Kit/Box.swift"
        )
        for _ in 1...2 {
            let green = try verify(folder, "--mode", "5", "--no-tests", "--stubs", "stubs")
            #expect(green.status == 0, "\(green.errors)")
            #expect(green.output == "plain: 2 combinations, 4 files: compiled in the Swift 5 mode\n")
            // The second time nothing is compiled, and the warning is still reported.
            #expect(green.errors.contains("stubs/Kit/Box.swift:3:13: warning: "), "\(green.errors)")
        }
        try folder.write("public struct Box {\n    public init() {}\n}\n", to: "stubs/Kit/Box.swift")
        #expect(try verify(folder, "--mode", "5", "--no-tests", "--stubs", "stubs").errors.isEmpty)
        let again = try verify(folder, "--mode", "5", "--no-tests")
        #expect(again.status == 65 && again.errors == missing.errors)
    }

    @Test func `errors that prevent a verification are reported before anything is compiled`() throws {
        let folder = try TemporaryFolder()
        try makeSet(in: folder)
        try folder.write("", to: "stubs/Empty/README")
        try folder.write("struct A {}", to: "wrong/Swift/A.swift")
        let mine = try TemporaryFolder()
        try mine.write("mine", to: "file")
        #expect(try verify(folder, "--mode", "7").errors.contains("'7' is not a value of '--mode'"))
        #expect(try verify(folder, "--limit", "0").status == 64)
        #expect(try verify(folder, "--sources", "nowhere").status == 64)
        #expect(
            try verify(folder, "--stubs", "stubs").errors.contains("stubs/Empty: error: there are no Swift files in it")
        )
        #expect(try verify(folder, "--stubs", "nowhere").errors.contains("'--stubs': there is no folder 'nowhere'"))
        #expect(try verify(folder, "--stubs", "wrong").errors.contains("'Swift' cannot be a stand-in's name"))
        for name in ["CoreFoundation", "CoreGraphics", "Security", "ObjectiveC"] {
            try folder.write("struct A {}", to: "shadow-\(name)/\(name)/A.swift")
            let run = try verify(folder, "--stubs", "shadow-\(name)")
            #expect(run.status == 65)
            #expect(run.errors.contains("'\(name)' cannot be a stand-in's name"), "\(run.errors)")
        }
        for path in ["one/A.swift", "one/Sub/B.swift", "two/A.swift", "two/B.swift"] {
            try folder.write("struct A {}", to: path)
        }
        let namesakes = try verify(folder, "--sources", "one", "--sources", "two", "--sources", "one")
        #expect(namesakes.status == 65)
        for (path, other) in [("two/A.swift", "one/A.swift"), ("two/B.swift", "one/Sub/B.swift")] {
            let message = "\(path): error: a Swift module cannot have two files of one name: the other is '\(other)'\n"
            #expect(namesakes.errors.components(separatedBy: message).count == 2, "\(namesakes.errors)")
        }
        #expect(try verify(folder, "--package", mine.url.path).status == 73)
        #expect(try mine.read("file") == "mine")
        let withoutSwift = try Run.vipergen(
            ["verify", "./plain", "--package", TemporaryFolder().url.path],
            in: folder.url,
            environment: ["PATH": folder.url.path]
        )
        #expect(withoutSwift.status == 69)
        #expect(withoutSwift.errors.contains("there is no program 'swift'"))
        #expect(!withoutSwift.errors.contains("stand-ins"))
    }

    @Test func `two modules that declare the same type do not compile, even if the set has no options`() throws {
        let folder = try TemporaryFolder()
        try makeSet(in: folder)
        try folder.write(#"{"name": "plain"}"#, to: "plain/template.json")
        try FileManager.default.removeItem(at: folder.url.appending(path: "plain/tests"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "plain/partials"))
        try folder.write("struct Greeter {}\n", to: "plain/{{name}}Greeter.swift.mustache")
        let run = try verify(folder, "--mode", "6")
        #expect(run.status == 65)
        let message = "./plain/{{name}}Greeter.swift.mustache:1: error: invalid redeclaration of 'Greeter'\n"
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
    }
}
