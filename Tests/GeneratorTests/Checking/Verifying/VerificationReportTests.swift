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
        report = VerificationReport(package, of: templateSet, in: "/p", triedCount: combinations.count)
    }

    private mutating func add(_ output: String) {
        for message in CompilerMessage.all(in: output) { report.add(message) }
    }

    private var texts: [String] { report.findings.flatMap(report.diagnostics).map(\.description) }

    private func path(_ module: String, _ file: String, _ mode: String = "Swift5") -> String {
        "/p/Modes/\(mode)/App/\(module)/\(module)\(file).swift"
    }

    @Test mutating func `a message about several modules is reported once, at the template's line, with a count`() {
        for (module, mode) in [("Default", "Swift5"), ("Rx", "Swift6")] {
            add("\(path(module, "View", mode)):2:5: error: cannot find '\(module)' in scope\n")
        }
        add("\(path("Rx", "View", "Swift6")):3:1: warning: never used\n")
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
        let others = [path("Rx", "View", "MainActor"), path("Gone", "View"), "/p/Frameworks/UIKit/A.swift"]
        for path in others + [path("Rx", "View"), "/elsewhere/A.swift"] {
            for message in CompilerMessage.all(in: "\(path):1:1: warning: \(path)\n") { report.add(kept: message) }
        }
        #expect(
            report.findings.map(\.diagnostic.place?.file) == ["/elsewhere/A.swift", "own/{{name}}View.swift.mustache"]
        )
    }

    @Test mutating func `a word that the template itself has is not replaced by the name's placeholder`() {
        add("\(path("Default", "View")):3:1: error: no 'DefaultValue' in 'DefaultView'\n")
        #expect(report.findings.map(\.diagnostic.message) == ["no 'DefaultValue' in '{{name}}View'"])
    }

    @Test mutating func `a name that begins with a lowercase letter is replaced by '{{variableName}}'`() {
        add("\(path("Default", "View")):3:1: error: no 'defaultView'\n")
        #expect(report.findings.map(\.diagnostic.message) == ["no '{{variableName}}View'"])
    }

    @Test mutating func `a name is replaced as a word of an identifier, and not as letters in a word`() {
        add("\(path("Rx", "View")):3:1: error: prx Rxt 'myRxView' 'rxView' 'RxRx' 'my_rx'\n")
        let text = "prx Rxt 'my{{name}}View' '{{variableName}}View' '{{name}}{{name}}' 'my_{{variableName}}'"
        #expect(report.findings.map(\.diagnostic.message) == [text])
    }

    @Test mutating func `findings are sorted by file and line, with missing modules first`() {
        add("\(path("Rx", "View")):3:1: error: c\n\(path("Rx", "View")):1:1: error: b\n")
        add("\(path("Rx", "Model")):1:1: error: a\n")
        add("/p/Modes/Swift5/App/Kit/A.swift:9:1: error: z\n\(path("Rx", "View")):3:1: error: no such module 'X'\n")
        #expect(report.findings.map(\.diagnostic.message) == ["no such module 'X'", "z", "a", "b", "c"])
        #expect(report.findings.map(\.isWritten) == [true, false, true, true, true])
    }

    @Test mutating func `the order of the findings does not depend on the order of the messages`() {
        let said = [
            "/p/Modes/Swift5/App/Kit/A.swift:9:1: error: a\n", "\(path("Rx", "Model")):1:1: error: b\n",
            "\(path("Rx", "View")):1:1: error: c\n", "\(path("Rx", "View")):3:1: error: d\n",
            "\(path("Rx", "View")):3:1: error: no such module 'X'\n",
            "\(path("Rx", "Model")):1:1: error: no such module 'Y'\n",
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
        add("\(path("Rx", "View")):2:1: error: z\n\(path("Rx", "View")):2:9: error: y\n")
        #expect(report.findings.map(\.diagnostic.message) == ["z", "y"])
    }

    @Test mutating func `a file outside the package is reported with its path, whatever the path ends with`() {
        let other = path("Rx", "View").replacing("/p/", with: "/q/")
        add("\(other):1:1: error: invalid redeclaration of 'X'\n\(path("Rx", "View")):1:1: note: also here\n")
        #expect(texts.first == "\(other):1:1: error: invalid redeclaration of 'X'")
        let kit = "/q/Modes/Swift5/App/Kit/A.swift:1:1: note: also here\n"
        add("\(path("Rx", "View")):1:1: error: invalid redeclaration of 'X'\n" + kit)
        #expect(!texts.contains { $0.contains("--sources") })
    }

    @Test mutating func `a missing module needs a stand-in, or is the app's own`() {
        add("\(path("Rx", "View")):1:1: error: no such module 'Kit'\n")
        add("\(path("Rx", "Model")):1:1: error: no such module 'Kit'\n")
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
        add("\(path("Rx", "View")):1:1: error: invalid redeclaration of 'X'\n" + notes)
        #expect(texts.count == 2 && texts[1].hasPrefix("../Kit/A.swift:1:1: note: also here"))
    }

    @Test mutating func `a test that fails is reported where it fails, and a crash where its test begins`() {
        let path = "/p/Modes/Swift6/AppTests/Rx/RxTests.swift"
        let output = """
            \(path):4: error: RxTests.testOne : XCTAssertTrue failed - why
            Test Case 'RxTests.testOne' started at 2026-01-01

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
        let output = "Test Case 'RxTests.testOne' started at 2026-01-01\nAppSwift5/A.swift:9: Fatal error: boom\n"
        for failure in TestOutput(output, hasCrashed: true).failures { report.add(failure) }
        #expect(texts.first?.hasPrefix("../Kit/A.swift:9:1: error: the tests stopped in RxTests.testOne: ") == true)
        let failed = "/p/Modes/Swift6/App/Kit/A.swift:4: error: RxTests.testOne : XCTAssertTrue failed - why\n"
        for failure in TestOutput(failed, hasCrashed: false).failures { report.add(failure) }
        #expect(texts.first?.hasPrefix("../Kit/A.swift:4:1: error: RxTests.testOne: ") == true, "\(texts)")
    }

    @Test mutating func `a failure in the app's own code is reported at the beginning of its line`() {
        let output = "/p/Modes/Swift6/App/Kit/A.swift:4: error: RxTests.testOne : XCTAssertTrue failed\n"
        for failure in TestOutput(output, hasCrashed: false).failures { report.add(failure) }
        #expect(texts.first?.hasPrefix("../Kit/A.swift:4:1: error: ") == true, "\(texts)")
    }

    @Test mutating func `for a single combination, no number of combinations is shown`() {
        var report = VerificationReport(package, of: templateSet, in: "/p", triedCount: 1)
        for message in CompilerMessage.all(in: "\(path("Rx", "View")):3:1: error: x\n") { report.add(message) }
        let help = report.findings.flatMap(report.diagnostics).first?.help
        #expect(help == "in the Swift 5 mode")
    }

    @Test mutating func `a problem found before the extra combinations are compiled is counted without them`() {
        add("\(path("Rx", "View")):3:1: error: early\n\(path("Rx", "View")):3:1: warning: often\n")
        report.triedCount = 9
        add("\(path("Rx", "View")):3:1: warning: often\n\(path("Rx", "View")):3:1: error: late\n")
        let helps = report.findings.map { report.diagnostics(of: $0)[0].help ?? "" }
        #expect(helps.map { $0.prefix(12) } == ["in 1 of 2 co", "in 1 of 9 co", "in 1 of 9 co"], "\(helps)")
    }

    @Test mutating func `a failure at an unknown place is reported without a place, or at its class`() {
        let output = "✘ Test \"named so\" recorded an issue at Nowhere.swift:2:39: boom\n"
        for failure in TestOutput(output, hasCrashed: false).failures { report.add(failure) }
        #expect(texts == ["error: \"named so\": boom"])
        for failure in TestOutput(output.replacing("\"named so\"", with: "RxTests"), hasCrashed: false).failures {
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
        report = VerificationReport(package, of: set, in: "/p", triedCount: 1)
        let type = "(AppTests.DefaultTests) -> @Swift.MainActor () -> ()"
        let line = "Could not cast value of type '\(type)' (0x7f) to '(AppTests.DefaultTests) -> () -> ()' (0x7f).\n"
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
        let output = "<EXPR>:0: error: RxTests.testOne : threw error \"Boom()\"\n"
        for failure in TestOutput(output, hasCrashed: false).failures { report.add(failure) }
        #expect(
            texts.first?.hasPrefix("own/tests/{{name}}Tests.swift.mustache:3: error: {{name}}Tests.testOne: ") == true
        )
    }
}
