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

    @Test("templates lists the sets with their lines, the repository's own among them")
    func templates() throws {
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        try folder.write(#"{"name": "own", "description": "Our own"}"#, to: "Sets/own/template.json")
        let output = try run("templates").output
        #expect(output.contains("  own                       Our own\n"))
        #expect(output.contains("  viper  "))
    }

    @Test("templates NAME shows a set's options, files and variables")
    func oneTemplate() throws {
        let output = try run("templates", "viper").output
        for text in [
            "--view storyboard|xib|code|swiftui", "(default: storyboard)", "{{name}}Presenter.swift\n", "  view.xib\n",
            "{{name}}Mocks.swift",
        ] {
            #expect(output.contains(text), "\(text)")
        }
    }

    @Test("a set that was ejected writes the same bytes as the built-in one", arguments: ["viper", "base"])
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

    @Test("a set is called as the folder is that it is ejected into, where that can be a set's name")
    func ejectedName() throws {
        try folder.write("", to: "mine/.keep")
        let here = folder.url.appending(path: "mine")
        #expect(try Run.vipergen(["eject", "base", "."], in: here).status == 0)
        #expect(try folder.read("mine/template.json").contains(#""name": "mine""#))
        #expect(try run("eject", "base", "two words").status == 0)
        #expect(try folder.read("two words/template.json").contains(#""name": "base""#))
    }

    @Test("eject never overwrites, and a second time changes nothing")
    func ejectTwice() throws {
        #expect(try run("eject", "base").status == 0)
        #expect(try run("eject", "base").output.hasPrefix("unchanged  base/template.json\n"))
        try folder.write("mine", to: "base/template.json")
        let second = try run("eject", "base")
        #expect(second.status == 73 && second.errors.contains("help: nothing was written: move it away\n"))
        #expect(try folder.read("base/template.json") == "mine")
        #expect(try run("eject", "base", "--force").status == 64)
    }

    @Test("eject of a set that there is not names the nearest")
    func ejectUnknown() throws {
        let run = try run("eject", "vipr")
        #expect(run.status == 64)
        #expect(run.errors.contains("did you mean 'viper'?"))
    }
}
