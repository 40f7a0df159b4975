import Foundation
import TestSupport
import Testing

@Suite("Commands") struct CommandTests {

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    func run(
        _ arguments: String...,
        in path: String = "",
        environment: [String: String?] = [:],
        input: String = ""
    ) throws -> Run {
        let directory = path.isEmpty ? folder.url : folder.url.appending(path: path)
        return try Run.vipergen(arguments, in: directory, environment: environment, input: input)
    }

    var names: [String] { get throws { try folder.files.keys.sorted() } }

    // MARK: - templates, eject -

    @Test("'templates' lists the template sets with their descriptions, including those of the repository")
    func templates() throws {
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        try folder.write(#"{"name": "own", "description": "Our own"}"#, to: "Sets/own/template.json")
        let output = try run("templates").output
        #expect(output.contains("  own                       Our own\n"))
        #expect(output.contains("  viper  "))
    }

    @Test("'templates NAME' shows the options, files and variables of a template set")
    func oneTemplate() throws {
        let output = try run("templates", "viper").output
        for text in [
            "--view storyboard|xib|code|swiftui", "(default: storyboard)", "{{name}}Presenter.swift\n", "  view.xib\n",
            "{{name}}Mocks.swift",
        ] {
            #expect(output.contains(text), "\(text)")
        }
    }

    @Test("an ejected template set renders the same bytes as the built-in one", arguments: ["viper", "base"])
    func eject(name: String) throws {
        #expect(try run("eject", name, "Sets/own").status == 0)
        for (options, output) in [(["-t", name], "built-in"), (["-t", "Sets/own"], "ejected")] {
            let arguments = ["Login"] + options + ["--output", output, "--tests", "--tests-output", output]
            #expect(try Run.vipergen(arguments, in: folder.url).status == 0)
        }
        let ejected = try contents(of: folder.url.appending(path: "ejected"))
        #expect(try contents(of: folder.url.appending(path: "built-in")) == ejected)
        #expect(!ejected.isEmpty)
    }

    @Test("an ejected template set has the name of its folder, if that is a valid name")
    func ejectedName() throws {
        try folder.write("", to: "mine/.keep")
        let here = folder.url.appending(path: "mine")
        #expect(try Run.vipergen(["eject", "base", "."], in: here).status == 0)
        #expect(try folder.read("mine/template.json").contains(#""name": "mine""#))
        #expect(try run("eject", "base", "two words").status == 0)
        #expect(try folder.read("two words/template.json").contains(#""name": "base""#))
    }

    @Test("'eject' never overwrites, and changes nothing the second time")
    func ejectTwice() throws {
        #expect(try run("eject", "base").status == 0)
        #expect(try run("eject", "base").output.hasPrefix("unchanged  base/template.json\n"))
        try folder.write("mine", to: "base/template.json")
        let second = try run("eject", "base")
        #expect(second.status == 73 && second.errors.contains("help: nothing was written: move it away\n"))
        #expect(try folder.read("base/template.json") == "mine")
        #expect(try run("eject", "base", "--force").status == 64)
    }

    @Test("for an unknown template set, 'eject' suggests the nearest")
    func ejectUnknown() throws {
        let run = try run("eject", "vipr")
        #expect(run.status == 64)
        #expect(run.errors.contains("did you mean 'viper'?"))
    }
}
