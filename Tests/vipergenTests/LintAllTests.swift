import Foundation
import TestSupport
import Testing

@Suite("lint without a folder") struct LintAllTests {

    private let folder: TemporaryFolder

    /// A repository with two template sets.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        for name in ["big", "small"] {
            try folder.write(#"{"name": "\#(name)"}"#, to: "Sets/\(name)/template.json")
            try folder.write("{{name}}\n", to: "Sets/\(name)/f.mustache")
        }
    }

    private func lint(_ arguments: String...) throws -> Run {
        try Run.vipergen(["lint"] + arguments, in: folder.url)
    }

    @Test func `a folder of sets is no set: nothing is said of its files, but where a set is`() throws {
        let run = try lint("Sets")
        #expect(run.status == 65 && run.output == "Sets: 1 mistake\n", "\(run)")
        #expect(
            run.errors == "Sets: error: there is no template.json\nhelp: did you mean 'Sets/big'?\n",
            "\(run.errors)"
        )
    }

    @Test func `a variable that the configuration lacks is noted, unless the template asks for it`() throws {
        let headers = [
            "//  Created by {{author}}.": true, "//  Created by {{{ author }}}.": true,
            "//  Created{{#author}} by {{author}}{{/author}}.": false,
            "//  Created{{# author }} by {{ author }}{{/ author }}.": false,
        ]
        for (header, isNoted) in headers {
            try folder.write(#"{"templates": "Sets", "header": "\#(header)"}"#, to: ".vipergen.json")
            try folder.write("{{> header}}\nenum {{name}}F {}\n", to: "Sets/small/{{name}}F.swift.mustache")
            let errors = try folder.vipergen("Login", "-t", "small", "-n").errors
            #expect(errors.contains("note: the templates have '{{author}}', which is empty\n") == isNoted, "\(errors)")
        }
        try folder.write(#"{"author": "Ann", "header": "//  {{author}}"}"#, to: ".vipergen.json")
        #expect(try !folder.vipergen("Login", "-t", "Sets/small", "-n").errors.contains("which is empty"))
    }

    @Test("'lint' checks every template set of the configuration's folder")
    func everySet() throws {
        let run = try lint()
        #expect(run.status == 0)
        #expect(
            run.output == """
                big: 1 combination of options, no mistakes
                small: 1 combination of options, no mistakes

                """
        )
    }

    @Test("the mistakes of all template sets are reported together")
    func mistakes() throws {
        for name in ["big", "small"] { try folder.write("{{nmae}}\n", to: "Sets/\(name)/f.mustache") }
        let run = try lint()
        #expect(run.status == 65)
        #expect(run.errors.contains("Sets/big/f.mustache:1:1: error: "))
        #expect(run.errors.contains("Sets/small/f.mustache:1:1: error: "))
    }

    @Test("each template set has its own folder of snapshots")
    func snapshots() throws {
        let recorded = try lint("--snapshots", "S", "--record")
        let verdict = "2 modules: 2 files written; S/big/.vipergen-snapshots written; "
        #expect(recorded.status == 0 && recorded.errors.hasPrefix(verdict), "\(recorded.errors)")
        let names = try folder.files.keys.filter { $0.hasPrefix("S/") && !$0.contains(".vipergen") }.sorted()
        #expect(names == ["S/big/Default/f", "S/small/Default/f"])
        #expect(try lint("--snapshots", "S").status == 0)
        try folder.write("{{name}}!\n", to: "Sets/big/f.mustache")
        let run = try lint("--snapshots", "S")
        #expect(run.status == 1)
        #expect(run.output.contains("+++ b/S/big/Default/f\n@@ -1 +1 @@\n-Default\n+Default!\n"))
        try folder.write("{{name}}!\n", to: "Sets/small/f.mustache")
        let lines = try lint("--snapshots", "S").output.split(separator: "\n").dropFirst(2)
            .filter { !"@+ ".contains($0.prefix(1)) }
        #expect(
            lines == [
                "--- a/S/big/Default/f", "-Default", "big: 1 of 1 file differs", "--- a/S/small/Default/f", "-Default",
                "small: 1 of 1 file differs",
            ]
        )
    }

    @Test("the snapshots of all template sets are recorded, or none")
    func allOrNothing() throws {
        try folder.write("mine", to: "S/small/Default/main.swift")
        let before = try folder.files
        let run = try lint("--snapshots", "S", "--record")
        #expect(run.status == 73)
        #expect(run.errors.contains("'S/small/Default/main.swift' is not a file that the set writes"))
        #expect(try folder.files == before)
    }

    @Test("without template sets, the error names the key", arguments: ["{}", #"{"templates": "None"}"#])
    func noSets(configuration: String) throws {
        try folder.makeFolder("None", permissions: 0o755)
        try folder.write(configuration, to: ".vipergen.json")
        let run = try lint()
        #expect(run.status == (configuration == "{}" ? 64 : 65))
        #expect(run.errors.contains("'templates'"))
    }

    @Test(
        "a template set must have its folder's name, even in the working directory or its parent",
        arguments: [".", "../own", "./", ".."]
    )
    func workingDirectory(path: String) throws {
        for (name, isRight) in [("own", true), ("other", false)] {
            try folder.write(#"{"name": "\#(name)"}"#, to: "own/template.json")
            try folder.write("x\n", to: "own/{{name}}.txt.mustache")
            try folder.write("x\n", to: "own/files/f")
            let place = folder.url.appending(path: path == ".." ? "own/files" : "own")
            let run = try Run.vipergen(["lint", path], in: place)
            #expect(run.status == (isRight ? 0 : 65), "\(run.errors)")
            #expect(isRight || run.errors.contains("'own'"), "\(run.errors)")
        }
    }
}
