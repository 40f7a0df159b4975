import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite struct VerificationReportTests {

    private let templateSet: TemplateSet
    private let package: VerificationPackage
    private var report: VerificationReport

    init() throws {
        let manifest = #"{"name": "own", "options": [{"name": "rx", "type": "flag", "help": "h"}]}"#
        let files = [
            "template.json": manifest, "{{name}}View.swift.mustache": "one\ntwo {{name}}\nthree DefaultValue\n",
            "{{name}}Model.swift.mustache": "@testable import Kit\n",
            "tests/{{name}}Tests.swift.mustache": "\nclass {{name}}Tests {\n    func testOne() {}\n}\n",
        ]
        let project = Project(name: "App", date: "2001-01-01")
        templateSet = try TemplateSet(files: files.map { SourceFile(path: $0, text: $1) }, location: "own")
        let combinations = try #require(TriedCombinations(allOf: templateSet)).combinations
        package = try VerificationPackage(
            try VerifiedModule.all(combinations, of: templateSet, in: project),
            base: nil,
            frameworks: [],
            sources: [SwiftFolder(name: "Kit", path: "../Kit", realPath: "/r/Kit", files: ["A.swift": ""])],
            project: "App",
            modes: [.swift5, .swift6]
        )
        report = VerificationReport(package, in: "/p", of: "/nowhere", triedCount: combinations.count)
    }

    private mutating func add(_ output: String) {
        for message in CompilerMessage.all(in: output) { report.add(message) }
    }

    private var texts: [String] { report.findings.flatMap(report.diagnostics).map(\.description) }

    private func path(_ module: String, _ file: String, _ mode: String = "Swift5") -> String {
        "/p/Modes/\(mode)/App/\(module)/\(module)\(file).swift"
    }

    @Test mutating func `a message about several modules is reported once, at the template's line, with a count`() {
        for (module, mode) in [("SampleDefault", "Swift5"), ("SampleRx", "Swift6")] {
            add("\(path(module, "View", mode)):2:5: error: cannot find '\(module)' in scope\n")
        }
        add("\(path("SampleRx", "View", "Swift6")):3:1: warning: never used\n")
        #expect(
            texts == [
                """
                own/{{name}}View.swift.mustache:2: error: cannot find '{{name}}' in scope
                 2 | two {{name}}
                help: in all 2 combinations; in the Swift 5 mode and 1 more
                """,
                """
                own/{{name}}View.swift.mustache:3: warning: never used
                 3 | three DefaultValue
                help: in 1 of 2 combinations, as with '--rx'; in the Swift 6 mode
                """,
            ]
        )
    }

    @Test mutating func `an earlier warning about a file that is no longer in the package is not repeated`() {
        let others = [path("SampleRx", "View", "MainActor"), path("Gone", "View"), "/p/Frameworks/UIKit/A.swift"]
        for path in others + [path("SampleRx", "View"), "/elsewhere/A.swift"] {
            for message in CompilerMessage.all(in: "\(path):1:1: warning: \(path)\n") { report.add(kept: message) }
        }
        #expect(
            report.findings.map(\.diagnostic.place?.file) == ["/elsewhere/A.swift", "own/{{name}}View.swift.mustache"]
        )
    }

    @Test mutating func `the words of the compiler stay, and the module's own names become placeholders`() {
        let said = "main actor-isolated default value 'SampleDefaultView' of 'sampleDefault' in 'sample_default'"
        add("\(path("SampleDefault", "View")):3:1: error: \(said)\n")
        let text = "main actor-isolated default value '{{name}}View' of '{{variableName}}' in '{{snakeName}}'"
        #expect(report.findings.map(\.diagnostic.message) == [text])
    }

    @Test mutating func `messages about one line are one mistake, and each is reported`() {
        add("\(path("SampleRx", "View")):3:1: error: call to main actor-isolated function\n")
        add("\(path("SampleRx", "View", "Swift6")):3:1: error: main actor-isolated value\n")
        add("\(path("SampleRx", "View", "Swift6")):2:1: error: other\n")
        #expect(report.findings.count == 3 && VerificationReport.count(of: report.findings) == 2)
    }

    @Test mutating func `a mistake that a combination has is not reported again for a module that it names`() throws {
        let manifest = #"""
            {"name": "own", "options": [
              {"name": "parent", "type": "text", "is": "typeName", "example": "Value", "help": "h"}
            ]}
            """#
        let files = ["template.json": manifest, "{{name}}View.swift.mustache": "one {{parent}}\ntwo {{name}}\n"]
        let set = try TemplateSet(files: files.map { SourceFile(path: $0, text: $1) }, location: "own")
        let combinations = try #require(TriedCombinations(allOf: set)).combinations
        let project = Project(name: "App", date: "2001-01-01")
        let package = try VerificationPackage(
            try VerifiedModule.all(combinations, of: set, in: project),
            base: nil,
            frameworks: [],
            sources: [],
            project: "App",
            modes: [.swift5]
        )
        report = VerificationReport(package, in: "/p", of: "/nowhere", triedCount: combinations.count)
        add("\(path("SampleDefault", "View")):2:5: error: value of type 'SampleDefaultView'\n")
        add("\(path("Value", "View")):2:5: error: value of type 'ValueView'\n")
        #expect(report.findings.map(\.diagnostic.message) == ["value of type '{{name}}View'"])
        add("\(path("Value", "View")):1:1: error: value of type 'ValueView'\n")
        #expect(report.findings.map(\.diagnostic.message).first == "value of type 'ValueView'")
    }

    @Test mutating func `for a type that is not found, the file of the app that declares it is named`() throws {
        let app = try TemporaryFolder()
        try app.write("// Tracker\nstruct Other { struct Tracker {} }\n", to: "App/A/Other.swift")
        let debug = "#if DEBUG\n@MainActor final class Tracker {}\n#endif\nlet limit = 1\n"
        try app.write(debug, to: "App/Core/Tracker.swift")
        report = VerificationReport(package, in: "/p", of: app.url.path, triedCount: 1)
        add("\(path("SampleRx", "View")):1:1: error: cannot find 'Nothing' in scope\n")
        add("\(path("SampleRx", "View")):2:1: error: cannot find type 'Tracker' in scope\n")
        add("\(path("SampleRx", "View")):3:1: error: cannot find 'limit' in scope [#Some]\n")
        report.findDeclarations()
        let folder = "\(app.url.path)/App/Core"
        let help = "'\(folder)/Tracker.swift' declares it: compile it too, with '--sources \(folder)'"
        let mode = "in the Swift 5 mode"
        let helps = report.findings.map { report.diagnostics(of: $0)[0].help }
        #expect(helps == [mode, "\(help); \(mode)", "\(help); \(mode)"])
    }

    @Test mutating func `findings are sorted by file and line, with missing modules first`() {
        add("\(path("SampleRx", "View")):3:1: error: c\n\(path("SampleRx", "View")):1:1: error: b\n")
        add("\(path("SampleRx", "Model")):1:1: error: a\n")
        add(
            "/p/Modes/Swift5/App/Kit/A.swift:9:1: error: z\n\(path("SampleRx", "View")):3:1: error: no such module 'X'\n"
        )
        #expect(report.findings.map(\.diagnostic.message) == ["no such module 'X'", "z", "a", "b", "c"])
        #expect(report.findings.map(\.isWritten) == [true, false, true, true, true])
    }

    @Test mutating func `the order of the findings does not depend on the order of the messages`() {
        let said = [
            "/p/Modes/Swift5/App/Kit/A.swift:9:1: error: a\n", "\(path("SampleRx", "Model")):1:1: error: b\n",
            "\(path("SampleRx", "View")):1:1: error: c\n", "\(path("SampleRx", "View")):3:1: error: d\n",
            "\(path("SampleRx", "View")):3:1: error: no such module 'X'\n",
            "\(path("SampleRx", "Model")):1:1: error: no such module 'Y'\n",
        ]
        for start in said.indices {
            for order in [said, said.reversed()] {
                var report = self.report
                for message in CompilerMessage.all(in: (order[start...] + order[..<start]).joined()) {
                    report.add(message)
                }
                #expect(
                    report.findings.map(\.diagnostic.message) == [
                        "no such module 'Y'", "no such module 'X'", "a", "b", "c", "d",
                    ]
                )
            }
        }
        add("\(path("SampleRx", "View")):2:1: error: z\n\(path("SampleRx", "View")):2:9: error: y\n")
        #expect(report.findings.map(\.diagnostic.message) == ["z", "y"])
    }

    @Test mutating func `a file outside the package is reported with its path, whatever the path ends with`() {
        let other = path("SampleRx", "View").replacing("/p/", with: "/q/")
        add("\(other):1:1: error: invalid redeclaration of 'X'\n\(path("SampleRx", "View")):1:1: note: also here\n")
        #expect(texts.first == "\(other):1:1: error: invalid redeclaration of 'X'")
        let kit = "/q/Modes/Swift5/App/Kit/A.swift:1:1: note: also here\n"
        add("\(path("SampleRx", "View")):1:1: error: invalid redeclaration of 'X'\n" + kit)
        #expect(!texts.contains { $0.contains("--sources") })
    }

    @Test mutating func `a missing module needs a stand-in, or is the app's own`() {
        add("\(path("SampleRx", "View")):1:1: error: no such module 'Kit'\n")
        add("\(path("SampleRx", "Model")):1:1: error: no such module 'Kit'\n")
        let lastLines = texts.map { $0.split(separator: "\n").last ?? "" }
        let helps: [Substring] = lastLines.map { $0.prefix { $0 != ";" } }
        #expect(
            helps == [
                "help: the app's module is called 'App' here: write '@testable import {{project}}'",
                "help: put a stand-in for it into a folder 'Kit', in the folder that '--stubs' names",
            ]
        )
    }

    @Test mutating func `a declaration that the app and the template set both have is reported with both places`() {
        let notes = "/p/Modes/Swift5/App/Kit/A.swift:1:1: note: also here\n"
        add("\(path("SampleRx", "View")):1:1: error: invalid redeclaration of 'X'\n" + notes)
        #expect(texts.count == 2 && texts[1].hasPrefix("../Kit/A.swift:1:1: note: also here"))
    }

    @Test mutating func `a test that fails is reported where it fails, and a crash where its test begins`() {
        let path = "/p/Modes/Swift6/AppTests/SampleRx/SampleRxTests.swift"
        let output = """
            \(path):4: error: SampleRxTests.testOne : XCTAssertTrue failed - why
            Test Case 'SampleRxTests.testOne' started at 2026-01-01

            """
        for failure in TestOutput(output, hasCrashed: true).failures { report.add(failure) }
        #expect(report.findings.map(\.diagnostic.place?.line) == [3, 4])
        let text = "the tests stopped in {{name}}Tests.testOne; the rest did not run"
        #expect(report.findings.first?.diagnostic.message == text)
        #expect(
            report.findings.map(\.diagnostic.place?.file)
                == [String](repeating: "own/tests/{{name}}Tests.swift.mustache", count: 2)
        )
    }

    @Test mutating func `a crash or a failure in the app's own code is reported there`() {
        let output = "Test Case 'SampleRxTests.testOne' started at 2026-01-01\nAppSwift5/A.swift:9: Fatal error: boom\n"
        for failure in TestOutput(output, hasCrashed: true).failures { report.add(failure) }
        #expect(
            texts.first?.hasPrefix("../Kit/A.swift:9:1: error: the tests stopped in SampleRxTests.testOne: ") == true
        )
        let failed = "/p/Modes/Swift6/App/Kit/A.swift:4: error: SampleRxTests.testOne : XCTAssertTrue failed - why\n"
        for failure in TestOutput(failed, hasCrashed: false).failures { report.add(failure) }
        #expect(texts.first?.hasPrefix("../Kit/A.swift:4:1: error: SampleRxTests.testOne: ") == true, "\(texts)")
    }

    @Test mutating func `a failure in the app's own code is reported at the beginning of its line`() {
        let output = "/p/Modes/Swift6/App/Kit/A.swift:4: error: SampleRxTests.testOne : XCTAssertTrue failed\n"
        for failure in TestOutput(output, hasCrashed: false).failures { report.add(failure) }
        #expect(texts.first?.hasPrefix("../Kit/A.swift:4:1: error: ") == true, "\(texts)")
    }

    @Test mutating func `for a single combination, no number of combinations is shown`() {
        var report = VerificationReport(package, in: "/p", of: "/nowhere", triedCount: 1)
        for message in CompilerMessage.all(in: "\(path("SampleRx", "View")):3:1: error: x\n") { report.add(message) }
        let help = report.findings.flatMap(report.diagnostics).first?.help
        #expect(help == "in the Swift 5 mode")
    }

    @Test mutating func `a failure at an unknown place is reported without a place, or at its class`() {
        let output = "✘ Test \"named so\" recorded an issue at Nowhere.swift:2:39: boom\n"
        for failure in TestOutput(output, hasCrashed: false).failures { report.add(failure) }
        #expect(texts == ["error: \"named so\": boom"])
        for failure in TestOutput(output.replacing("\"named so\"", with: "SampleRxTests"), hasCrashed: false).failures {
            report.add(failure)
        }
        #expect(texts.last?.hasPrefix("own/tests/{{name}}Tests.swift.mustache:2: error: {{name}}Tests: boom") == true)
    }

    @Test mutating func `a synchronous test on the main actor is reported at its class`() throws {
        let tests = [
            "template.json": #"{"name": "own"}"#,
            "tests/{{name}}Tests.swift.mustache": """
            class {{name}}Tests {
                @MainActor func testOne() {}
            }

            """,
        ]
        let set = try TemplateSet(files: tests.map { SourceFile(path: $0, text: $1) }, location: "own")
        let project = Project(name: "App", date: "2001-01-01")
        let package = try VerificationPackage(
            try VerifiedModule.all(#require(TriedCombinations(allOf: set)).combinations, of: set, in: project),
            base: nil,
            frameworks: [],
            sources: [],
            project: "App",
            modes: [.swift6]
        )
        report = VerificationReport(package, in: "/p", of: "/nowhere", triedCount: 1)
        let type = "(AppTests.SampleDefaultTests) -> @Swift.MainActor () -> ()"
        let line =
            "Could not cast value of type '\(type)' (0x7f) to '(AppTests.SampleDefaultTests) -> () -> ()' (0x7f).\n"
        for failure in TestOutput(line, hasCrashed: true).failures { report.add(failure) }
        #expect(
            texts == [
                """
                own/tests/{{name}}Tests.swift.mustache:1: error: the tests stopped in {{name}}Tests: \
                XCTest on Linux runs no test on the main actor that is not 'async'; the rest did not run
                 1 | class {{name}}Tests {
                """
            ]
        )
    }

    @Test mutating func `an error that a test throws is reported where the test begins`() {
        let output = "<EXPR>:0: error: SampleRxTests.testOne : threw error \"Boom()\"\n"
        for failure in TestOutput(output, hasCrashed: false).failures { report.add(failure) }
        #expect(
            texts.first?.hasPrefix("own/tests/{{name}}Tests.swift.mustache:3: error: {{name}}Tests.testOne: ") == true
        )
    }
}
