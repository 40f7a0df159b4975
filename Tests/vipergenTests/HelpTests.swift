import Foundation
import TestSupport
import Testing

@Suite("Help") struct HelpTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("the overview has the commands, and its general part fits on one screen")
    func overview() throws {
        let help = try folder.vipergen("--help").output
        #expect(help.hasPrefix("usage: vipergen NAME... [options]\n"))
        for line in [
            "\n  lint [NAME|DIR]           ", "\n  -o, --output DIR          ",
            "\n  --view storyboard|xib|code|swiftui\n",
            "\n'vipergen help NAME' has every option",
        ] {
            #expect(help.contains(line), "\(line)")
        }
        let general = try #require(help.firstRange(of: "\noptions of the template set 'viper':\n")).lowerBound
        #expect(help[..<general].count { $0 == "\n" } <= 40)
        // The commands are the first on a screen of 24 lines, and named again on the last one.
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.prefix(24).contains { $0.hasPrefix("  man  ") })
        #expect(lines.suffix(8).contains { $0.hasPrefix("Commands: init, show, ") })
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(try folder.vipergen("help").output == help)
        // The value of an option is not a module's name.
        #expect(try folder.vipergen("--view", "xib", "--help").output == help)
        #expect(try folder.vipergen("--help", "--json").output == help)
    }

    @Test("the help of a command has its own options, their forms and defaults")
    func commandHelp() throws {
        let help = try folder.vipergen("init", "-h").output
        #expect(help.contains("      --[no-]base           include the base files (default: on)\n"))
        #expect(!help.contains("--names-from") && !help.contains("--snapshots"))
        #expect(help.contains("  --[no-]rx                 bind view and presenter with RxSwift (default: off)\n"))
        let view = "  --view storyboard|xib|code|swiftui\n                            where the view comes from"
        #expect(help.contains(view))
        #expect(try folder.vipergen("help", "init").output == help)
        let verify = try folder.vipergen("help", "verify").output
        #expect(verify.contains("      --[no-]tests          run the tests (default: on)\n"))
    }

    @Test("every command has examples, and each is a valid command")
    func examples() throws {
        let overview = try folder.vipergen("help", "NAME").output + folder.vipergen("--help").output
        let commands = [
            "init", "show", "templates", "eject", "learn", "import", "lint", "verify", "update", "status", "remove",
            "config", "agents", "completions", "man",
        ]
        for (command, help) in try [("", overview)] + commands.map({ ($0, try folder.vipergen("help", $0).output) }) {
            let examples = help.split(separator: "\n").filter { $0.hasPrefix("  vipergen ") }
            #expect(!examples.isEmpty, "\(command)")
            for example in examples {
                let words = example.split(separator: " ").dropFirst().map(String.init).prefix { $0 != ">" }
                // A command that takes minutes is stopped before it begins.
                let last = command == "verify" ? ["--limit", "0"] : ["--color", "never"]
                // Each runs in an empty folder: linting the files of the examples before would take long.
                let errors = try Run.vipergen(Array(words) + last, in: TemporaryFolder().url).errors
                #expect(!errors.contains("there is no option") && !errors.contains("has no option"), "\(errors)")
            }
        }
    }

    @Test("an example has the first option of the template set, with a placeholder for its value")
    func exampleOption() throws {
        let option = #"{"name": "child", "type": "list", "is": "typeName", "help": "h"}"#
        try folder.write(#"{"name": "own", "options": [\#(option)]}"#, to: "own/template.json")
        try folder.write("x\n{{#child}}{{child}}{{/child}}", to: "own/{{name}}.swift.mustache")
        let help = try folder.vipergen("--help", "-t", "./own").output
        #expect(help.contains("  vipergen Login --child NAME -t ./own\n"))
    }

    @Test("the shown defaults are those in effect, with their source")
    func defaults() throws {
        let options = #"{"viper": {"rx": true, "view": "xib", "route": ["Home", "Cart"]}}"#
        let configuration = #"{"output": "App/Modules", "tests": true, "options": \#(options)}"#
        try folder.write(configuration, to: ".vipergen.json")
        let help = try folder.vipergen("help", "NAME").output.replacing(/\s+/, with: " ")
        for text in [
            "with RxSwift (default: on, by .vipergen.json)", "comes from (default: xib, by .vipergen.json)",
            "navigates to (default: 'Home', 'Cart', by .vipergen.json)", "which does the work (default: on) ",
            "the folder of the modules (default: App/Modules, by .vipergen.json)",
            "tests (default: on, by .vipergen.json)",
            "the folder of the tests (default: Tests)",
        ] {
            #expect(help.contains(text), "\(text)")
        }
        try folder.write(#"{"tests": false, "verify": {"sources": ["App", "Kit"]}}"#, to: ".vipergen.json")
        let off = try folder.vipergen("help", "NAME").output.replacing(/\s+/, with: " ")
        #expect(off.contains("tests (default: off, by .vipergen.json)"))
        let verify = try folder.vipergen("help", "verify").output.replacing(/\s+/, with: " ")
        #expect(verify.contains("any number of times (default: App, Kit, by .vipergen.json)"))
        #expect(verify.contains("--[no-]tests run the tests (default: on) --"))
        let xcode = #"{"project": "A.xcodeproj", "targets": ["A", "B"], "testsTargets": ["ATests"]}"#
        let compiled = #"{"stubs": "Stubs", "modes": ["5", "6"]}"#
        try folder.write(
            #"{"testsOutput": "T", "xcode": \#(xcode), "verify": \#(compiled)}"#,
            to: ".vipergen.json"
        )
        let names = try folder.vipergen("help", "NAME").output.replacing(/\s+/, with: " ")
        let modes = try folder.vipergen("help", "verify").output.replacing(/\s+/, with: " ")
        for value in ["T", "A.xcodeproj", "A, B", "ATests", "Stubs", "5, 6"] {
            #expect((names + modes).contains("(default: \(value), by .vipergen.json)"), "\(value)")
        }
        try folder.write(configuration, to: ".vipergen.json")
        try folder.write("", to: "deep/f")
        let run = try Run.vipergen(["--help"], in: folder.url.appending(path: "deep"))
        #expect(run.output.replacing(/\s+/, with: " ").contains("(default: on, by ../.vipergen.json)"))
    }

    @Test(
        "help is shown even if the configuration is broken, with a warning",
        arguments: [
            ("{", ".vipergen.json:1:2: warning: this is not JSON"),
            (
                #"{"template": "nothing"}"#,
                ".vipergen.json:1:2: warning: 'template': there is no template set 'nothing'"
            ),
            (#"{"templates": "nowhere"}"#, ".vipergen.json:1:2: warning: 'templates': there is no folder 'nowhere'"),
            (#"{"options": {"viper": {"rxx": true}}}"#, "warning: 'options.viper.rxx': there is no such key"),
            (#"{"template": "./broken"}"#, "broken/f.mustache:1:1: warning: there is no variable 'nmae'"),
        ]
    )
    func broken(configuration: String, warning: String) throws {
        try folder.write(configuration, to: ".vipergen.json")
        try folder.write(#"{"name": "broken"}"#, to: "broken/template.json")
        try folder.write("{{nmae}}", to: "broken/f.mustache")
        for arguments in [["--help"], ["help", "init"], ["update", "--help"]] {
            let run = try Run.vipergen(arguments, in: folder.url)
            #expect(run.status == 0 && run.errors.contains(warning), "\(run.errors)")
            #expect(run.output.contains("general options:\n"))
        }
        #expect(try folder.vipergen("help", "lint").output.contains("--snapshots"))
    }
}
