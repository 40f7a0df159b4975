import Foundation
import TestSupport
import Testing
import VipergenTemplates

@Suite("Commands") struct CommandTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(
        _ arguments: String...,
        in path: String = "",
        environment: [String: String?] = [:],
        input: String = ""
    ) throws -> Run {
        let directory = path.isEmpty ? folder.url : folder.url.appending(path: path)
        return try Run.vipergen(arguments, in: directory, environment: environment, input: input)
    }

    private var names: [String] { get throws { try folder.files.keys.sorted() } }

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
            "--view storyboard|xib|code", "(default: storyboard)", "{{name}}Presenter.swift\n", "  view.xib\n",
            "{{name}}Mocks.swift",
        ] {
            #expect(output.contains(text), "\(text)")
        }
    }

    @Test("a set that was ejected writes the same bytes as the built-in one", arguments: ["viper", "base"])
    func eject(name: String) throws {
        #expect(try run("eject", name, "Sets/own").status == 0)
        #expect(try run("lint", "Sets/own").output.hasPrefix("own: "))
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

    // MARK: - lint -

    @Test("lint holds a set against its snapshots, one module for each combination")
    func snapshots() throws {
        try folder.write(
            #"{"name": "own", "options": [{"name": "big", "type": "flag", "help": "h"}]}"#,
            to: "own/template.json"
        )
        try folder.write("{{#big}}BIG {{/big}}{{name}}\n", to: "own/f.mustache")
        try folder.write("{{name}} {{date}}\n", to: "own/tests/t.mustache")
        #expect(try run("lint", "own", "--snapshots", "Snapshots").status == 1)
        #expect(try run("lint", "own", "--snapshots", "Snapshots", "--record", environment: ["CI": nil]).status == 0)
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

    @Test("a snapshot too many differs", arguments: ["Default/extra", "Default/tests/deep/f", "Old/f"])
    func straySnapshot(path: String) throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("x\n", to: "own/f.mustache")
        #expect(try run("lint", "own", "--snapshots", "S", "--record", environment: ["CI": nil]).status == 0)
        try folder.write("x", to: "S/\(path)")
        let checked = try run("lint", "own", "--snapshots", "S")
        #expect(checked.status == 1 && checked.output.hasSuffix("own: 1 of 2 files differs\n"), "\(checked.output)")
        #expect(try run("lint", "own", "--snapshots", "S", "--json").output.contains("\"state\" : \"stray\""))
        // A file in a snapshot's folder goes when it is recorded anew; what else is there is not known.
        let recorded = try run("lint", "own", "--snapshots", "S", "--record", environment: ["CI": nil])
        #expect(recorded.status == (path.hasPrefix("Default") ? 0 : 1))
        #expect(try names.contains("S/\(path)") == !path.hasPrefix("Default"))
    }

    @Test("what --record removes is printed, and a stray that it cannot remove is an error and changes nothing")
    func recordedRemovals() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("x\n", to: "own/f.mustache")
        let arguments = ["lint", "own", "--snapshots", "S", "--record"]
        func record() throws -> Run { try Run.vipergen(arguments, in: folder.url, environment: ["CI": nil]) }
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
        "--record takes no folder for a snapshot that is none",
        arguments: [("Default", ".", 64), ("Sets/own", "Sets/own", 64), ("own", "Sources", 73), ("own", "Hidden", 73)]
    )
    func recordOverOthers(set: String, snapshots: String, status: Int32) throws {
        let name = set.split(separator: "/").last ?? ""
        try folder.write(#"{"name": "\#(name)"}"#, to: "\(set)/template.json")
        try folder.write("x\n", to: "\(set)/f.mustache")
        try folder.write("mine", to: "Sources/Default/main.swift")
        try folder.write("mine", to: "Sources/Default/f")
        try folder.write("mine", to: "Hidden/Default/.swiftlint.yml")
        let before = try folder.files
        let run = try run("lint", set, "--snapshots", snapshots, "--record", environment: ["CI": nil])
        #expect(run.status == status, "\(run.errors)")
        #expect(try folder.files == before)
    }

    @Test("what is no snapshot is told in the order of its names, where it stays and where it is in the way")
    func strangers() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("x\n", to: "own/f.mustache")
        let names = ["c", "a", "h", "e", "b", "g", "d", "f2"]
        for name in names { try folder.write("mine", to: "S/Default/\(name)") }
        let refused = try run("lint", "own", "--snapshots", "S", "--record", environment: ["CI": nil])
        #expect(refused.status == 73)
        let told = refused.errors.split(separator: "\n")
        let lines = names.sorted().map {
            "error: 'S/Default/\($0)' is nothing that the set writes, so 'Default' is no snapshot"
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

    @Test("--record takes a folder that holds what some combination writes for a snapshot, recorded here or not")
    func recordOverCopies() throws {
        let manifest = #"{"name": "own", "options": [{"name": "big", "type": "flag", "help": "h"}]}"#
        try folder.write(manifest, to: "own/template.json")
        try folder.write("x\n", to: "own/f.mustache")
        try folder.write("{{#big}}x\n{{/big}}", to: "own/{{name}}Big.mustache")
        try folder.write("t\n", to: "own/tests/t.mustache")
        try folder.write("old", to: "S/Default/DefaultBig")
        try folder.write("old", to: "S/Default/tests/t")
        #expect(try run("lint", "own", "--snapshots", "S", "--record", environment: ["CI": nil]).status == 0)
        #expect(try names.filter { $0.hasPrefix("S/D") } == ["S/Default/f", "S/Default/tests/t"])
    }

    @Test("--record passes over what a Mac leaves in a folder")
    func recordOverDSStore() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("x\n", to: "own/f.mustache")
        try folder.write("", to: "S/Default/.DS_Store")
        let run = try run("lint", "own", "--snapshots", "S", "--record", environment: ["CI": nil])
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read("S/Default/f") == "x\n")
    }

    @Test("a remark of lint is a warning, as JSON too, and none to who wants errors only")
    func remarks() throws {
        try folder.write(#"{"name": "own"}"#, to: "dir/own/template.json")
        try folder.write("x\n", to: "dir/own/f.mustache")
        try folder.write("x\n", to: "dir/own/README.md")
        let remark = "this file is left out"
        #expect(try run("lint", "dir/own").output.hasPrefix("dir/own/README.md: warning: \(remark)"))
        #expect(try run("lint", "dir/own", "--quiet").output == "")
        #expect(try run("lint", "dir/own", "--json").output.contains("\"message\" : \"\(remark)\""))
        try folder.write("x \n", to: "dir/own/f.mustache")
        #expect(try run("lint", "dir/own").output == "own: 1 mistake\n")
    }

    @Test("init leaves a configuration alone that is a link")
    func linkedConfiguration() throws {
        try folder.write("{}", to: "shared.json")
        let link = folder.url.appending(path: ".vipergen.json").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "shared.json")
        #expect(try run("init", "-o", "App", "--no-base").output.contains("skip       .vipergen.json\n"))
        #expect(try folder.read("shared.json") == "{}")
    }

    @Test(
        "sets of a configuration that there are not are told with the nearest, and are in the way of no other command"
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

    @Test("a set stands on one that has its name, and on no folder that is called so")
    func baseByName() throws {
        for (name, base) in [("own", #", "base": "ground""#), ("ground", "")] {
            try folder.write(#"{"name": "\#(name)"\#(base)}"#, to: "\(name)/template.json")
            try folder.write("x\n", to: "\(name)/{{name}}.mustache")
        }
        let run = try run("Login", "-t", "./own")
        #expect(run.status == 64 && run.errors.contains("there is no template set 'ground'\n"), "\(run.errors)")
    }

    @Test("lint records nothing on CI")
    func recordOnCI() throws {
        #expect(try run("eject", "base", "own").status == 0)
        let run = try run("lint", "own", "--snapshots", "S", "--record", environment: ["CI": "true"])
        #expect(run.status == 64)
        #expect(try !names.contains { $0.hasPrefix("S/") })
    }

    @Test("lint tells every mistake, and exits 65")
    func mistakes() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("{{nmae}} \n", to: "own/f.mustache")
        let run = try run("lint", "own")
        #expect(run.status == 65)
        #expect(run.errors.contains("own/f.mustache:1:1: error: there is no variable 'nmae'"))
        #expect(run.errors.contains("own/f.mustache:1:9: error: this line ends with white space"))
    }

    // MARK: - The configuration -

    @Test("init with options writes a configuration, after which the name alone is enough")
    func configuration() throws {
        #expect(try run("init", "--rx", "--view", "code", "-o", "Modules", "--tests", "--no-base").status == 0)
        #expect(try names == [".vipergen.json"])
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "deep/down"),
            withIntermediateDirectories: true
        )
        let second = try run("Login", in: "deep/down")
        #expect(second.output.hasPrefix("create     ../../Modules/Login/LoginInteractor.swift\n"))
        #expect(try names.contains("Tests/Login/LoginPresenterTests.swift"))
        #expect(try folder.read("Modules/Login/LoginPresenter.swift").contains("import RxSwift"))
        #expect(try run("init").output.contains("unchanged  .vipergen.json\n"))
    }

    @Test(
        "init writes a set's name as it is, and a folder so that it is taken for one",
        arguments: [("./own", "./own"), ("own", "./own"), ("Sets/own", "Sets/own"), ("rib", "rib")]
    )
    func configuredTemplate(given: String, written: String) throws {
        for set in ["own", "Sets/own"] {
            try folder.write(#"{"name": "own"}"#, to: "\(set)/template.json")
            try folder.write("x", to: "\(set)/files/Own.txt")
        }
        #expect(try run("init", "--template", given).status == 0)
        #expect(try folder.read(".vipergen.json").contains("\"template\" : \"\(written)\""))
        #expect(try run("Login").status == 0)
        #expect(try names.contains("Login/Own.txt") == (given != "rib"))
    }

    @Test("the command line wins over the configuration")
    func precedence() throws {
        try folder.write(#"{"output": "A", "tests": true, "options": {"viper": {"rx": true}}}"#, to: ".vipergen.json")
        #expect(try run("Login", "-o", "B", "--no-tests", "--no-rx").status == 0)
        #expect(try names.count == 7)
        #expect(try !folder.read("B/Login/LoginPresenter.swift").contains("Rx"))
    }

    @Test("a configuration is looked for no further than the root of the repository")
    func root() throws {
        try folder.write(#"{"output": "Modules"}"#, to: ".vipergen.json")
        try folder.write("", to: "repository/.git/HEAD")
        #expect(try run("Login", in: "repository").status == 0)
        #expect(try names.contains("repository/Login/LoginPresenter.swift"))
    }

    @Test("the configuration's own sets come before built-in ones of the same name")
    func ownSet() throws {
        try folder.write(
            #"{"templates": "Sets", "template": "viper", "options": {"viper": {"big": true}}}"#,
            to: ".vipergen.json"
        )
        let manifest = #"{"name": "viper", "options": [{"name": "big", "type": "flag", "help": "make it big"}]}"#
        try folder.write(manifest, to: "Sets/viper/template.json")
        try folder.write("{{#big}}BIG{{/big}}\n", to: "Sets/viper/{{name}}.txt.mustache")
        #expect(try run("Login").status == 0)
        #expect(try folder.read("Login/Login.txt") == "BIG\n")
        #expect(try run("--help").output.contains("make it big"))
        #expect(try run("Login", "--bigg").errors.contains("did you mean '--big'?"))
    }

    @Test("the header stands before every Swift file, with the variables of a template, and what is in them as it is")
    func header() throws {
        let json =
            #"{"header": ["// {{file}} ({{project}})", "// {{year}} {{company}} {{author}}", ""], "author": "Ann", "company": "Bits & \"Bytes\" <B>", "project": "App"}"#
        try folder.write(json, to: ".vipergen.json")
        #expect(try run("Login", environment: ["SOURCE_DATE_EPOCH": "0"]).status == 0)
        let header = "// LoginPresenter.swift (App)\n// 1970 Bits & \"Bytes\" <B> Ann\n\nimport Foundation\n"
        #expect(try folder.read("Login/LoginPresenter.swift").hasPrefix(header))
        #expect(try folder.read("Login/Login.storyboard").hasPrefix("<?xml"))
    }

    @Test(
        "a configuration that is wrong is an error, and nothing is written",
        arguments: [
            ("{", ".vipergen.json:1:2: error: this is not JSON: here should be a key in quotes"),
            ("{\"output\": \"a\",\n \"output\": \"b\"}", ".vipergen.json:2:2: error: the key 'output' is there twice"),
            (#"{"template": "vipr"}"#, ".vipergen.json:1:2: error: 'template': there is no template set 'vipr'"),
            (#"{"template": "./vipr"}"#, ".vipergen.json:1:2: error: 'template': there is no template set './vipr'"),
            (#"{"otuput": "x"}"#, "did you mean 'output'?"),
            (
                #"{"options": {"vipr": {}}}"#,
                ".vipergen.json:1:14: error: 'options.vipr': there is no such template set"
            ),
            (
                #"{"options": {"viper": {"rxx": true}}}"#,
                ".vipergen.json:1:24: error: 'options.viper.rxx': there is no such key"
            ),
            (#"{"templates": "Sets"}"#, "'templates': there is no folder 'Sets'"),
            (
                #"{"options": {"zzz": {}}}"#,
                "'options.zzz': there is no such template set\n 1 | {\"options\": {\"zzz\": {}}}\n   |              ^\nhelp: the template sets are 'base', 'rib', 'viper'"
            ),
            (#"{"options": {"zzz": {}, "yyy": {}, "xxx": {}}}"#, "'options.xxx': there is no such template set"),
            (#"{"header": "{{nmae}}"}"#, ".vipergen.json:1:13: error: there is no variable 'nmae'"),
            (#"{"header": "{{#name}}"}"#, ".vipergen.json:1:13: error: '{{#name}}' is never closed"),
            (#"{"header": "a\n// {{nmae}}\n"}"#, ".vipergen.json:1:19: error: there is no variable 'nmae'"),
            ("{\n\"header\": [\n\"a\",\n  \"b {{nmae}}\"]}", ".vipergen.json:4:6: error: there is no variable 'nmae'"),
            // Where it is in its line is not told of what is written otherwise than it reads.
            ("{\n\"header\": \"a\\n\\t{{nmae}}\"}", ".vipergen.json:2: error: there is no variable 'nmae'"),
        ]
    )
    func wrongConfiguration(json: String, message: String) throws {
        try folder.write(json, to: ".vipergen.json")
        let run = try run("Login")
        #expect(run.status == 65)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(try names == [".vipergen.json"])
    }

    @Test("where tests go: the command line, the configuration, else beside that; who says where wants them")
    func testsOutput() throws {
        try folder.write(#"{"testsOutput": "Mine", "project": "App"}"#, to: ".vipergen.json")
        #expect(try run("A", "--tests").status == 0)
        #expect(try run("B", "--tests-output", "Other").status == 0)
        #expect(try run("C").status == 0)
        let tests = try names.filter { $0.hasSuffix("Mocks.swift") }
        #expect(tests == ["Mine/A/AMocks.swift", "Other/B/BMocks.swift"])
    }

    @Test("init writes what the command line says, and nothing else", arguments: ["My App", "2Apps", "App"])
    func written(name: String) throws {
        try folder.write("", to: "\(name)/.keep")
        #expect(try run("init", "--tests-output", "T", in: name).status == 0)
        let text = try folder.read("\(name)/.vipergen.json")
        let project = ["My App": "My_App", "2Apps": "_2Apps"][name] ?? name
        #expect(text == "{\n  \"project\" : \"\(project)\",\n  \"testsOutput\" : \"T\"\n}\n")
    }

    @Test("init leaves base files alone that are there, --force or not")
    func existingBase() throws {
        try folder.write("mine", to: "Base/ViewInterface.swift")
        for arguments in [["init"], ["init", "--force"], ["init", "--force", "--rx"]] {
            #expect(try Run.vipergen(arguments, in: folder.url).status == 0)
            #expect(try folder.read("Base/ViewInterface.swift") == "mine")
        }
    }

    private let written = """
        {
            "output" : "App",   "company": "Bits \\u0026",
            "options": {"viper": {"rx": true}},
            "header": ["//",
                       "//"]
        }

        """

    @Test("init that finds a configuration says what that has otherwise, and changes nothing")
    func differentConfiguration() throws {
        try folder.write(written, to: ".vipergen.json")
        let run = try run("init", "-o", "Modules", "--rx", "--view", "xib")
        #expect(run.status == 73)
        for line in [
            #".vipergen.json:2:5: error: 'output' is "App", and the command line has "Modules""#,
            #".vipergen.json:3:26: error: 'options.viper.view' is not there, and the command line has "xib""#,
            "help: nothing was written: '--force' sets what is given, and keeps all other keys\n",
        ] {
            #expect(run.errors.contains(line), "\(run.errors)")
        }
        #expect(!run.errors.contains("'options.viper.rx'"))
        #expect(try folder.files.keys.sorted() == [".vipergen.json"] && folder.read(".vipergen.json") == written)
        #expect(try self.run("init", "-o", "App", "--rx").status == 0)
        #expect(try folder.read(".vipergen.json") == written)
    }

    @Test("init --force sets what is given, and keeps all other keys as they are written")
    func changedConfiguration() throws {
        try folder.write(written, to: ".vipergen.json")
        let arguments = ["init", "--force", "-o", "Modules", "--view", "xib", "--tests", "--no-base"]
        #expect(try Run.vipergen(arguments, in: folder.url).status == 0)
        let expected = """
            {
                "output" : "Modules",   "company": "Bits \\u0026",
                "options": {"viper": {"rx": true, "view": "xib"}},
                "header": ["//",
                           "//"],
                "tests": true
            }

            """
        #expect(try folder.read(".vipergen.json") == expected)
        let rib = ["init", "--force", "-t", "rib", "--root", "--no-base"]
        #expect(try Run.vipergen(rib, in: folder.url).status == 0)
        #expect(try folder.read(".vipergen.json").contains(#"{"rx": true, "view": "xib"}, "rib": {"root": true}}"#))
    }

    @Test("what init sets in a configuration above is seen from its folder")
    func configurationAbove() throws {
        try folder.write("{}", to: ".vipergen.json")
        try folder.write("", to: "deep/down/f")
        #expect(try run("init", "--force", "-o", "App", "--no-base", in: "deep/down").status == 0)
        #expect(try folder.read(".vipergen.json") == #"{"output": "deep/down/App"}"#)
        let path = folder.url.path + "/App"
        #expect(try run("init", "--force", "-o", path, "--no-base", in: "deep/down").status == 0)
        #expect(try folder.read(".vipergen.json") == #"{"output": "\#(path)"}"#)
    }

    @Test(
        "eject writes into the folder that is named, however it is, else among the configuration's own",
        arguments: [("Own/", "Own"), (".", ""), ("Sets/../In", "In"), ("", "Sets/base"), ("down/..", "")]
    )
    func ejectFolder(given: String, written: String) throws {
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        try folder.write("", to: "Sets/README")
        try folder.write("", to: "down/.keep")
        let run = try Run.vipergen(["eject", "base"] + (given.isEmpty ? [] : [given]), in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try names.contains(written.isEmpty ? "template.json" : "\(written)/template.json"))
    }

    @Test("what is no set among the repository's own is left out, and a set has its folder's name")
    func ownSets() throws {
        try folder.write(#"{"templates": "Sets", "options": {"own": {"big": true}}}"#, to: ".vipergen.json")
        try folder.write("", to: "Sets/README")
        try folder.write("", to: "Sets/.hidden/file")
        try folder.write(#"{"name": "other"}"#, to: "Sets/wrong/template.json")
        try folder.write("x", to: "Sets/wrong/f")
        let wrong = try run("Login", "-t", "wrong")
        #expect(wrong.status == 65)
        #expect(wrong.errors.contains("the set is called 'other', and its folder 'wrong'\n"))
        #expect(wrong.errors.contains("help: give both the same name\n"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "Sets/wrong"))
        let list = try run("templates").output
        #expect(!list.contains("README") && !list.contains("hidden"))
        // A set that is a folder of the command line has options in the configuration too.
        let option = #"{"name": "big", "type": "flag", "help": "h"}"#
        try folder.write(#"{"name": "own", "options": [\#(option)]}"#, to: "elsewhere/template.json")
        try folder.write("{{#big}}BIG{{/big}}", to: "elsewhere/f.mustache")
        try folder.write("junk", to: "elsewhere/.DS_Store")
        #expect(try run("Login", "-t", "./elsewhere", "--tests").status == 0)
        #expect(try names.filter { $0.hasPrefix("Login/") } == ["Login/f"])
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "Tests").path))
        let shown = try run("templates", "own").errors + run("templates", "./elsewhere").output
        #expect(shown.contains("--[no-]big"))
    }

    @Test("a set without options, tests or variables of its own is shown without their titles")
    func plainSet() throws {
        try folder.write(#"{"name": "plain"}"#, to: "plain/template.json")
        try folder.write("x", to: "plain/files/f")
        let output = try run("templates", "./plain").output
        #expect(
            output.contains("files, as far as") && !output.contains("options:\n") && !output.contains("with --tests")
        )
    }

    @Test("a set without options has one combination, and it is counted as one")
    func oneCombination() throws {
        try folder.write(#"{"name": "plain"}"#, to: "plain/template.json")
        try folder.write("a\n", to: "plain/{{name}}.txt.mustache")
        #expect(try run("lint", "plain").output == "plain: 1 combination of options, no mistakes\n")
    }

    @Test("a stray test is found by --check where tests go elsewhere")
    func strayTest() throws {
        #expect(try run("Login", "--tests").status == 0)
        #expect(try run("Login", "--tests", "--check").status == 0)
        try folder.write("x", to: "Tests/Login/Old.swift")
        #expect(try run("Login", "--tests", "--check").output.hasPrefix("--- a/Tests/Login/Old.swift"))
    }

    // MARK: - --names-from, --json -

    @Test("names come from a file or standard input, comments, empty lines and CRLF aside", arguments: ["names", "-"])
    func names(source: String) throws {
        let text = "\u{FEFF}# modules\r\nLogin\r\n\r\n \tAccount/Home\t\r\n"
        try folder.write(text, to: "names")
        let run = try run("--names-from", source, "Details", "--dry-run", "--no-interactor", input: text)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.split(separator: "\n").count { $0.hasSuffix("Wireframe.swift") } == 3)
    }

    @Test("what is wrong with names from a file is told with the line, all of it at once")
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

    /// The document that `--json` prints.
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

    @Test("--json prints the files with their states")
    func json() throws {
        try folder.write("", to: "Base/ViewInterface.swift")
        let document = try document(run("init", "--json"))
        #expect(document.errors == [])
        #expect(document.files.contains(Document.File(path: "Base/ViewInterface.swift", state: "skip", diff: nil)))
        #expect(document.files.contains(Document.File(path: ".vipergen.json", state: "create", diff: nil)))
    }

    @Test("--json goes with eject")
    func jsonOfEjection() throws {
        #expect(try document(run("eject", "base", "--json")).files.allSatisfy { $0.state == "create" })
    }

    @Test("--json prints conflicts, differences and strays")
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

    @Test("--json prints what lint warns of, with mistakes and without")
    func jsonWarnings() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("x\n", to: "own/f.mustache")
        try folder.write("About it.\n", to: "own/README.md")
        for isWrong in [false, true] {
            if isWrong { try folder.write("{{nmae}}\n", to: "own/f.mustache") }
            let document = try document(run("lint", "own", "--json"))
            #expect(document.warnings.map(\.message) == ["this file is left out"])
            #expect(document.warnings.map(\.file) == ["own/README.md"])
            #expect(document.errors.map(\.message) == (isWrong ? ["there is no variable 'nmae'"] : []))
        }
    }

    @Test("--json prints errors with their places")
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
