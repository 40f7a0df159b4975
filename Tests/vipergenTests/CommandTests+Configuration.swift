import Foundation
import TestSupport
import Testing

/// The contents of `.vipergen.json`, and what `vipergen init` writes into it.
extension CommandTests {

    @Test("after 'init' with options, the name alone is sufficient")
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
        "'init' writes the name of a template set as given, and a folder as a path",
        arguments: [("./own", "./own"), ("own", "./own"), ("Sets/own", "Sets/own"), ("rib", "rib")]
    )
    func configuredTemplate(given: String, written: String) throws {
        for set in ["own", "Sets/own"] {
            try folder.write(#"{"name": "own"}"#, to: "\(set)/template.json")
            try folder.write("x", to: "\(set)/files/Own.txt")
        }
        #expect(try run("init", "--template", given).status == 0)
        #expect(try folder.read(".vipergen.json").contains("\"template\": \"\(written)\""))
        #expect(try run("Login").status == 0)
        #expect(try names.contains("Login/Own.txt") == (given != "rib"))
    }

    @Test("the command line takes precedence over the configuration")
    func precedence() throws {
        try folder.write(#"{"output": "A", "tests": true, "options": {"viper": {"rx": true}}}"#, to: ".vipergen.json")
        #expect(try run("Login", "-o", "B", "--no-tests", "--no-rx").status == 0)
        #expect(try names.count == 7)
        #expect(try !folder.read("B/Login/LoginPresenter.swift").contains("Rx"))
    }

    @Test("a configuration is searched up to the root of the repository")
    func root() throws {
        try folder.write(#"{"output": "Modules"}"#, to: ".vipergen.json")
        try folder.write("", to: "repository/.git/HEAD")
        #expect(try run("Login", in: "repository").status == 0)
        #expect(try names.contains("repository/Login/LoginPresenter.swift"))
    }

    @Test("template sets of the configuration take precedence over built-in ones with the same name")
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

    @Test("the header is rendered at the top of every Swift file, with its variables, unescaped")
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
        "an invalid configuration is an error, and nothing is written",
        arguments: [
            ("{", ".vipergen.json:1:2: error: this is not JSON: expected a key in quotes"),
            ("{\"output\": \"a\",\n \"output\": \"b\"}", ".vipergen.json:2:2: error: the key 'output' appears twice"),
            (#"{"output": "a", "output": "b", "outptu": 1}"#, "error: 'outptu': there is no such key"),
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
                "'options.zzz': there is no such template set\n 1 | {\"options\": {\"zzz\": {}}}\n   |              ^\nhelp: the template sets are 'base', 'mvvm', 'mvvm-base', 'rib', 'viper'"
            ),
            (#"{"options": {"zzz": {}, "yyy": {}, "xxx": {}}}"#, "'options.xxx': there is no such template set"),
            (#"{"header": "{{nmae}}"}"#, ".vipergen.json:1:13: error: there is no variable 'nmae'"),
            (#"{"header": "{{#name}}"}"#, ".vipergen.json:1:13: error: '{{#name}}' is never closed"),
            (#"{"header": "a\n// {{nmae}}\n"}"#, ".vipergen.json:1:19: error: there is no variable 'nmae'"),
            (
                #"{"header": "\u00e9\ud83d\ude00\t {{nmae}}"}"#,
                ".vipergen.json:1:34: error: there is no variable 'nmae'"
            ),
            (
                "{\n\"header\": [\n\"a\",\n  \"b {{nmae}}\"]}",
                ".vipergen.json:4:6: error: there is no variable 'nmae'"
            ),
        ]
    )
    func wrongConfiguration(json: String, message: String) throws {
        try folder.write(json, to: ".vipergen.json")
        let run = try run("Login")
        #expect(run.status == 65)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(try names == [".vipergen.json"])
    }

    @Test("tests are written to the folder of the command line, of the configuration, or beside it")
    func testsOutput() throws {
        try folder.write(#"{"testsOutput": "Mine", "project": "App"}"#, to: ".vipergen.json")
        #expect(try run("A", "--tests").status == 0)
        #expect(try run("B", "--tests-output", "Other").status == 0)
        #expect(try run("C").status == 0)
        let tests = try names.filter { $0.hasSuffix("Mocks.swift") }
        #expect(tests == ["Mine/A/AMocks.swift", "Other/B/BMocks.swift"])
    }

    @Test(
        "'init' writes the options of the command line and Swift Testing, and nothing else",
        arguments: ["My App", "2Apps", "App"]
    )
    func written(name: String) throws {
        try folder.write("", to: "\(name)/.keep")
        #expect(try run("init", "--tests-output", "T", in: name).status == 0)
        let text = try folder.read("\(name)/.vipergen.json")
        let project = ["My App": "My_App", "2Apps": "_2Apps"][name] ?? name
        let testing = "\"testing\": \"swift-testing\""
        #expect(text == "{\n  \"project\": \"\(project)\",\n  \(testing),\n  \"testsOutput\": \"T\"\n}\n")
    }

    @Test("'init' does not change existing base files, even with '--force'")
    func existingBase() throws {
        try folder.write("mine", to: "Base/ViewInterface.swift")
        for arguments in [["init"], ["init", "--force"], ["init", "--force", "--rx"]] {
            #expect(try Run.vipergen(arguments, in: folder.url).status == 0)
            #expect(try folder.read("Base/ViewInterface.swift") == "mine")
        }
    }

    private static let own = """
        {
            "output" : "App",   "company": "Bits \\u0026",
            "options": {"viper": {"rx": true}},
            "header": ["//",
                       "//"]
        }

        """

    @Test("'init' reports how an existing configuration differs, and changes nothing")
    func differentConfiguration() throws {
        try folder.write(Self.own, to: ".vipergen.json")
        let run = try run("init", "-o", "Modules", "--rx", "--view", "xib")
        #expect(run.status == 73)
        for line in [
            #".vipergen.json:2:5: error: 'output' is "App", and the command line has "Modules""#,
            #".vipergen.json:3:26: error: 'options.viper.view' is not set, and the command line has "xib""#,
            "help: nothing was written: '--force' sets what is given, and keeps all other keys\n",
        ] {
            #expect(run.errors.contains(line), "\(run.errors)")
        }
        #expect(!run.errors.contains("'options.viper.rx'"))
        #expect(try folder.files.keys.sorted() == [".vipergen.json"] && folder.read(".vipergen.json") == Self.own)
        #expect(try self.run("init", "-o", "App", "--rx").status == 0)
        #expect(try folder.read(".vipergen.json") == Self.own)
    }

    @Test("'init --force' sets the given keys, and keeps all others as they are")
    func changedConfiguration() throws {
        try folder.write(Self.own, to: ".vipergen.json")
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

    @Test("paths that 'init' sets in the configuration of a parent folder are relative to that folder")
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
        "'eject' writes to the given folder, however it is spelled, or to the folder of the configuration",
        arguments: [("Own/", "Own"), ("Sets/../In", "In"), ("", "Sets/base"), ("down", "down"), ("down/.", "down")]
    )
    func ejectFolder(given: String, written: String) throws {
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        try folder.write("", to: "Sets/README")
        try folder.write("", to: "down/.keep")
        let run = try Run.vipergen(["eject", "base"] + (given.isEmpty ? [] : [given]), in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try names.contains("\(written)/template.json"))
    }

    @Test("folders without a manifest are ignored, and a template set must have its folder's name")
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
        // A template set in a folder of the command line has options in the configuration, too.
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

    @Test("a template set without options, tests or variables is shown without these sections")
    func plainSet() throws {
        try folder.write(#"{"name": "plain"}"#, to: "plain/template.json")
        try folder.write("x", to: "plain/files/f")
        let output = try run("templates", "./plain").output
        #expect(
            output.contains("files, as far as") && !output.contains("options:\n") && !output.contains("with --tests")
        )
    }

    @Test("the one combination of a template set without options is counted")
    func oneCombination() throws {
        try folder.write(#"{"name": "plain"}"#, to: "plain/template.json")
        try folder.write("a\n", to: "plain/{{name}}.txt.mustache")
        #expect(try run("lint", "plain").output == "plain: 1 combination of options, no mistakes\n")
    }

    @Test("'--check' finds stray tests in the folder of the tests")
    func strayTest() throws {
        #expect(try run("Login", "--tests").status == 0)
        #expect(try run("Login", "--tests", "--check").status == 0)
        try folder.write("x", to: "Tests/Login/Old.swift")
        #expect(try run("Login", "--tests", "--check").output.hasPrefix("--- a/Tests/Login/Old.swift"))
    }
}
