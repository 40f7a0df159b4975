import Foundation
import TestSupport
import Testing

@Suite("The form of the tests") struct TestingFormTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: ".git/config")
    }

    private var tests: String { get throws { try folder.read("Tests/Login/LoginPresenterTests.swift") } }

    @Test("tests use XCTest by default")
    func byDefault() throws {
        try folder.vipergen("Login", "--tests")
        #expect(try tests.contains("import XCTest") && !tests.contains("import Testing"))
    }

    @Test("the command line takes precedence over the configuration")
    func given() throws {
        try folder.write(#"{"tests": true, "testing": "swift-testing"}"#, to: ".vipergen.json")
        try folder.vipergen("Login")
        #expect(try tests.contains("import Testing") && !tests.contains("import XCTest"))
        try folder.vipergen("Login", "--testing", "xctest", "--force")
        #expect(try tests.contains("import XCTest") && !tests.contains("import Testing"))
    }

    @Test("'init' writes the form of the command line into the configuration, for every template set")
    func initialized() throws {
        try folder.vipergen("init", "--testing", "xctest", "--rx")
        let configuration = try folder.read(".vipergen.json")
        #expect(configuration.contains("\n  \"testing\": \"xctest\"\n"))
    }

    @Test("'update' keeps the form of a module's tests, unless the command line has another one")
    func updated() throws {
        try folder.vipergen("Login", "--tests", "--testing", "xctest")
        try folder.write(#"{"testing": "swift-testing"}"#, to: ".vipergen.json")
        try folder.vipergen("update", "Login", "--request", "save")
        #expect(try tests.contains("import XCTest") && tests.contains("saveTask"))
        try folder.vipergen("update", "Login", "--testing", "swift-testing")
        #expect(try tests.contains("import Testing") && !tests.contains("XCTest"))
        try folder.vipergen("update", "Login", "--no-request", "save")
        #expect(try tests.contains("import Testing") && !tests.contains("saveTask"))
    }

    @Test("tests that 'update' adds have the form of the configuration")
    func added() throws {
        try folder.vipergen("Login")
        try folder.write(#"{"testing": "swift-testing"}"#, to: ".vipergen.json")
        try folder.vipergen("update", "Login", "--tests")
        #expect(try tests.contains("import Testing"))
    }

    @Test("a template set has the option if a template reads it")
    func read() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("{{name}}", to: "own/{{name}}.txt.mustache")
        let run = try folder.vipergen("Home", "--template", "./own", "--testing", "xctest", status: 64)
        #expect(run.errors.contains("there is no option '--testing'"))
        let template = "{{#testing.swift-testing}}new{{/testing.swift-testing}}"
        try folder.write(template, to: "own/tests/{{name}}Tests.txt.mustache")
        try folder.vipergen("Home", "--template", "./own", "--tests", "--testing", "swift-testing")
        #expect(try folder.read("Tests/Home/HomeTests.txt") == "new")
    }

    @Test("a template set that declares an option with this name is an error, with advice")
    func declared() throws {
        let option = #"{"name": "testing", "type": "flag", "help": "h"}"#
        try folder.write(#"{"name": "own", "options": [\#(option)]}"#, to: "own/template.json")
        try folder.write("{{#testing}}{{name}}{{/testing}}", to: "own/{{name}}.txt.mustache")
        let run = try folder.vipergen("Home", "--template", "./own", status: 65)
        #expect(run.errors.contains("'testing' is taken by the option '--testing'"))
        #expect(run.errors.contains("help: remove it, since templates can read 'testing' without it"))
    }

    @Test("an unknown form in the configuration is an error that names the known ones")
    func unknown() throws {
        try folder.write(#"{"testing": "quick"}"#, to: ".vipergen.json")
        let run = try folder.vipergen("Login", status: 65)
        #expect(run.errors.contains("'testing': 'quick' is not a form of tests\n"))
        #expect(run.errors.contains("help: write 'xctest' or 'swift-testing'\n"))
    }
}
