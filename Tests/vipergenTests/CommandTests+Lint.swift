import Foundation
import TestSupport
import Testing

/// The command `vipergen lint`.
extension CommandTests {

    @Test("'lint' compares a template set with its snapshots, one module for each combination")
    func snapshots() throws {
        try folder.write(
            #"{"name": "own", "options": [{"name": "big", "type": "flag", "help": "h"}]}"#,
            to: "own/template.json"
        )
        try folder.write("{{#big}}BIG {{/big}}{{name}}\n", to: "own/f.mustache")
        try folder.write("{{name}} {{date}}\n", to: "own/tests/t.mustache")
        #expect(try run("lint", "own", "--snapshots", "Snapshots").status == 1)
        #expect(try run("lint", "own", "--snapshots", "Snapshots", "--record").status == 0)
        #expect(
            try names.filter { $0.hasPrefix("Snap") }
                == [".vipergen-snapshots", "Big/f", "Big/tests/t", "Default/f", "Default/tests/t"].map {
                    "Snapshots/\($0)"
                }
        )
        #expect(try folder.read("Snapshots/Big/f") == "BIG Big\n")
        #expect(try folder.read("Snapshots/.vipergen-snapshots").hasSuffix("\nBig\nDefault\n"))
        #expect(try run("lint", "own", "--snapshots", "Snapshots").status == 0)

        try folder.write("{{#big}}HUGE {{/big}}{{name}}\n", to: "own/f.mustache")
        let different = try run("lint", "own", "--snapshots", "Snapshots")
        #expect(different.status == 1)
        #expect(
            different.output.contains(
                "--- a/Snapshots/Big/f\n+++ b/Snapshots/Big/f\n@@ -1 +1 @@\n-BIG Big\n+HUGE Big\n"
            )
        )
    }

    /// Lints a template set with four flags, which its template does not render, against its snapshots.
    private func lintFlags(_ options: String..., writing text: String = "x") throws -> Run {
        let flags = "abcd".map { #"{"name": "\#($0)", "type": "flag", "help": "h"}"# }.joined(separator: ",")
        try folder.write(#"{"name": "own", "options": [\#(flags)]}"#, to: "own/template.json")
        let template = "abcd".map { "{{#\($0)}}{{/\($0)}}" }.joined() + "{{name}} \(text)\n"
        try folder.write(template, to: "own/{{name}}.mustache")
        let arguments = ["lint", "own", "--snapshots", "S"] + options
        return try Run.vipergen(arguments, in: folder.url)
    }

    @Test("snapshots of other combinations are reported, and can be recorded again")
    func snapshotForms() throws {
        func count() throws -> Int { try names.count { $0.hasPrefix("S/") } - 1 }
        #expect(try lintFlags("--all", "--record").status == 0 && count() == 16)
        #expect(try lintFlags("--all").status == 0)
        let old = try lintFlags()
        #expect(old.status == 1)
        let others = "own: the snapshots in 'S' were recorded for other combinations of options\n"
        #expect(old.output.hasSuffix(others))
        #expect(try lintFlags("--record").status == 0)
        let few = try count()
        #expect((4..<9).contains(few))
        #expect(old.errors == "'--record' replaces them; use '--all' if they were recorded with it\n")
        #expect(try lintFlags().status == 0)
        let all = try lintFlags("--all")
        #expect(all.status == 1 && all.output.hasSuffix(others))
    }

    @Test("a difference that many modules have in common is shown once")
    func sameDifferences() throws {
        #expect(try lintFlags("--record").status == 0)
        let run = try lintFlags(writing: "y")
        #expect(run.output.matches(of: /\+Default y/).count == 1 && run.output.matches(of: /\+\+\+/).count == 1)
        #expect(run.output.contains(/\nin (\d) of \1 modules\nown: \1 of \1 files differ\n/), "\(run.output)")
        let all = try lintFlags("--verbose", writing: "y")
        #expect(all.output.matches(of: /\+\+\+/).count > 3)
    }

    @Test("'lint' accepts the name of a template set")
    func lintByName() throws {
        #expect(try run("lint", "base").output == "base: 4 combinations of options, no mistakes\n")
        #expect(try run("lint", "bas").status == 64)
    }

    @Test("an additional snapshot is a difference", arguments: ["Default/extra", "Default/tests/deep/f", "Old/f"])
    func straySnapshot(path: String) throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("x\n", to: "own/f.mustache")
        #expect(try run("lint", "own", "--snapshots", "S", "--record").status == 0)
        try folder.write("x", to: "S/\(path)")
        let checked = try run("lint", "own", "--snapshots", "S")
        #expect(checked.status == 1 && checked.output.hasSuffix("own: 1 of 2 files differs\n"), "\(checked.output)")
        #expect(try run("lint", "own", "--snapshots", "S", "--json").output.contains("\"state\": \"stray\""))
        // A file in a snapshot's folder is deleted by a new recording; other files are kept.
        let recorded = try run("lint", "own", "--snapshots", "S", "--record")
        #expect(recorded.status == (path.hasPrefix("Default") ? 0 : 1))
        #expect(try names.contains("S/\(path)") == !path.hasPrefix("Default"))
    }

    @Test("files that '--record' deletes are printed, and one that it cannot delete is an error without changes")
    func recordedRemovals() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("x\n", to: "own/f.mustache")
        let arguments = ["lint", "own", "--snapshots", "S", "--record"]
        func record() throws -> Run { try Run.vipergen(arguments, in: folder.url) }
        #expect(try record().status == 0)
        try folder.write("x", to: "S/Default/Deep/extra")
        #expect(try record().output.contains("remove     S/Default/Deep/extra\n"))
        #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/S/Default").contains("Deep"))
        try folder.write("old\n", to: "S/Default/f")
        #expect(mkfifo(folder.url.path + "/S/Default/pipe", 0o600) == 0)
        let run = try record()
        #expect(run.status == 73)
        #expect(run.errors.contains("'S/Default/pipe' is not a file"))
        #expect(try folder.read("S/Default/f") == "old\n")
    }

    @Test(
        "'--record' does not overwrite a folder that is not a snapshot",
        arguments: [("Default", ".", 64), ("Sets/own", "Sets/own", 64), ("own", "Sources", 73)]
    )
    func recordOverOthers(set: String, snapshots: String, status: Int32) throws {
        let name = set.split(separator: "/").last ?? ""
        try folder.write(#"{"name": "\#(name)"}"#, to: "\(set)/template.json")
        try folder.write("x\n", to: "\(set)/f.mustache")
        try folder.write("mine", to: "Sources/Default/main.swift")
        try folder.write("mine", to: "Sources/Default/f")
        let before = try folder.files
        let run = try run("lint", set, "--snapshots", snapshots, "--record")
        #expect(run.status == status, "\(run.errors)")
        #expect(try folder.files == before)
    }

    @Test("files that are not snapshots are reported in order")
    func strangers() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("x\n", to: "own/f.mustache")
        let names = ["c", "a", "h", "e", "b", "g", "d", "f2"]
        for name in names { try folder.write("mine", to: "S/Default/\(name)") }
        let refused = try run("lint", "own", "--snapshots", "S", "--record")
        #expect(refused.status == 73)
        let told = refused.errors.split(separator: "\n")
        let lines = names.sorted().map {
            "error: 'S/Default/\($0)' is not a file that the set writes, so 'Default' is not a snapshot"
        }
        #expect(told.dropLast().map(String.init) == lines, "\(refused.errors)")
        #expect(told.last?.hasPrefix("help: nothing was written: choose another folder") == true)

        try FileManager.default.removeItem(at: folder.url.appending(path: "S"))
        for name in names { try folder.write("mine", to: "S/\(name)/x") }
        let checked = try run("lint", "own", "--snapshots", "S")
        let strays = checked.output.matches(of: /S\/(\w+)$/.anchorsMatchLineEndings()).map { String($0.1) }
        #expect(checked.status == 1 && strays == names.sorted(), "\(checked.output)")
        #expect(!checked.output.contains("stray"))
    }

    @Test("'--record' overwrites a folder that has only files of the template set")
    func recordOverCopies() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("x\n", to: "own/f.mustache")
        try folder.write("t\n", to: "own/tests/t.mustache")
        try folder.write("old", to: "S/Default/tests/t")
        #expect(try run("lint", "own", "--snapshots", "S", "--record").status == 0)
        #expect(try names.filter { $0.hasPrefix("S/D") } == ["S/Default/f", "S/Default/tests/t"])
    }

    @Test("'--record' ignores '.DS_Store'")
    func recordOverDSStore() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("x\n", to: "own/f.mustache")
        try folder.write("", to: "S/Default/.DS_Store")
        let run = try run("lint", "own", "--snapshots", "S", "--record")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read("S/Default/f") == "x\n")
    }

    @Test("a remark of 'lint' is a warning, also in JSON, and is left out with '--quiet'")
    func remarks() throws {
        try folder.write(#"{"name": "own"}"#, to: "dir/own/template.json")
        try folder.write("x\n", to: "dir/own/f.mustache")
        try folder.write("x\n", to: "dir/own/README.md")
        let remark = "this file is left out"
        #expect(try run("lint", "dir/own").errors.hasPrefix("dir/own/README.md: warning: \(remark)"))
        #expect(try run("lint", "dir/own", "--quiet").errors == "")
        #expect(try run("lint", "dir/own", "--json").output.contains("\"message\": \"\(remark)\""))
        try folder.write("{{nmae}}\n", to: "dir/own/f.mustache")
        #expect(try run("lint", "dir/own").output == "dir/own: 1 mistake\n")
    }

    @Test("'init' leaves a configuration alone that is a symlink")
    func linkedConfiguration() throws {
        try folder.write("{}", to: "shared.json")
        let link = folder.url.appending(path: ".vipergen.json").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "shared.json")
        #expect(try run("init", "-o", "App", "--no-base").output.contains("skip       .vipergen.json\n"))
        #expect(try folder.read("shared.json") == "{}")
    }

    @Test(
        "for unknown template sets in the configuration, the nearest is suggested, and other commands still work"
    )
    func nearestSet() throws {
        try folder.write(#"{"options": {"vipr": {}}}"#, to: ".vipergen.json")
        #expect(try run("Login").errors.contains("help: did you mean 'viper'?\n"))
        try folder.write(#"{"template": "./gone"}"#, to: ".vipergen.json")
        #expect(try run("Login").status == 65 && run("templates").status == 0 && run("eject", "base").status == 0)
        try folder.write("{}", to: ".vipergen.json")
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("x\n", to: "own/f.mustache")
        #expect(try run("lint", "own", environment: ["CI": "true"]).status == 0)
    }

    @Test("the base of a template set is found by its name, not by a folder's name")
    func baseByName() throws {
        for (name, base) in [("own", #", "base": "ground""#), ("ground", "")] {
            try folder.write(#"{"name": "\#(name)"\#(base)}"#, to: "\(name)/template.json")
            try folder.write("x\n", to: "\(name)/{{name}}.mustache")
        }
        let run = try run("Login", "-t", "./own")
        #expect(run.status == 64 && run.errors.contains("there is no template set 'ground'\n"), "\(run.errors)")
    }

    @Test("a built-in template set has no mistakes", arguments: ["viper", "rib", "mvvm", "base", "mvvm-base"])
    func builtInSets(name: String) throws {
        #expect(try run("eject", name, "sets/\(name)").status == 0)
        let lint = try run("lint", "sets/\(name)")
        #expect(lint.status == 0 && !lint.errors.contains("error"), "\(lint.errors)")
    }

    @Test("'lint' reads every key of a dictionary as a name that is used, and no label of a call")
    func keysOfDictionaries() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        let call = "use(1, {{name}}Three: 2, {{name}}Four: [{{name}}Five: 3])"
        let line = "let all = [{{name}}One: 1, {{name}}Two: \(call)]\n"
        try folder.write(line, to: "own/{{name}}All.swift.mustache")
        let errors = try run("lint", "own").errors
        let names = ["One", "Two", "Three", "Four", "Five"].filter { errors.contains("declares '{{name}}\($0)'") }
        #expect(names == ["One", "Two", "Five"], "\(errors)")
    }

    @Test("'lint' records nothing on CI")
    func recordOnCI() throws {
        #expect(try run("eject", "base", "own").status == 0)
        let run = try run("lint", "own", "--snapshots", "S", "--record", environment: ["CI": "true"])
        #expect(run.status == 64)
        #expect(try !names.contains { $0.hasPrefix("S/") })
    }

    @Test("'lint' reports every mistake, and exits with 65")
    func mistakes() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("{{nmae}}\n", to: "own/f.mustache")
        try folder.write("mine", to: "own/README.md")
        let run = try run("lint", "own")
        #expect(run.status == 65)
        #expect(run.errors.contains("own/f.mustache:1:1: error: there is no variable 'nmae'"))
        #expect(run.errors.contains("own/README.md: warning: this file is left out"))
    }
}
