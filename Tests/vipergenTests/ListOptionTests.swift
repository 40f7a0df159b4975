import Foundation
import TestSupport
import Testing

@Suite("Options with any number of values") struct ListOptionTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let manifest = """
            {"name": "own", "options": [
              {"name": "child", "type": "list", "is": "typeName", "help": "what is below"},
              {"name": "action", "type": "list", "help": "what it does", "fields": [
                {"name": "label", "is": "identifier"}, {"name": "type"}]},
              {"name": "big", "type": "flag", "help": "h"},
              {"name": "style", "type": "text", "help": "h"}
            ]}
            """
        try folder.write(manifest, to: "Sets/own/template.json")
        let template =
            "{{#big}}BIG {{/big}}{{#style}}{{style}} {{/style}}{{#child}}[{{.}}]{{/child}}{{#action}}({{label}}|{{type}}){{/action}}\n"
        try folder.write(template, to: "Sets/own/{{name}}.txt.mustache")
        try folder.write(#"{"name": "other"}"#, to: "Sets/other/template.json")
        try folder.write("other {{name}}\n", to: "Sets/other/{{name}}.txt.mustache")
        try configure("{}")
    }

    private func configure(_ options: String) throws {
        let json = #"{"templates": "Sets", "template": "own", "options": {"own": \#(options)}}"#
        try folder.write(json, to: ".vipergen.json")
    }

    private func run(_ arguments: String..., input: String = "") throws -> Run {
        try Run.vipergen(arguments, in: folder.url, input: input)
    }

    /// The contents of the module Login after a run that succeeds.
    private func text(_ arguments: String...) throws -> String {
        let run = try Run.vipergen(["Login", "--force"] + arguments, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        return try folder.read("Login/Login.txt")
    }

    @Test("each value is given by its own option, with a space or '='")
    func repeated() throws {
        #expect(
            try text("--child", "Home", "--action=a:B", "--child=Feed", "--action", "c: D<E>")
                == "[Home][Feed](a|B)(c|D<E>)\n"
        )
    }

    @Test("values of the command line replace those of the configuration, and a 'no-' option removes them")
    func configuration() throws {
        try configure(#"{"child": ["Home", "Feed"], "action": ["a:B"]}"#)
        #expect(try text() == "[Home][Feed](a|B)\n")
        #expect(try text("--child", "Cart") == "[Cart](a|B)\n")
        #expect(try text("--no-child") == "(a|B)\n")
        #expect(try text("--no-child", "--no-action", "--big") == "BIG \n")
        #expect(try text("--child", "A", "--no-child", "--child", "B") == "[B](a|B)\n")
    }

    @Test(
        "an invalid list in the configuration is reported with its path",
        arguments: [
            (#"{"child": "Home"}"#, "'options.own.child': this must be a list"),
            (#"{"child": ["Home", 1]}"#, "'options.own.child[1]': this must be a string"),
            (#"{"child": ["Home", "feed"]}"#, "'options.own.child[1]': 'feed' is not a type name"),
            (#"{"child": ["Home", "Home"]}"#, "'options.own.child[1]': '--child' has 'Home' twice"),
            (#"{"action": ["a"]}"#, "'options.own.action[0]': the value 'a' of '--action' has no TYPE"),
        ]
    )
    func wrongConfiguration(options: String, message: String) throws {
        try configure(options)
        let run = try run("Login")
        #expect(run.status == 65)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test(
        "invalid values, and a value after a 'no-' option, are reported, and nothing is written",
        arguments: [
            (["--child", "home"], "'home' is not a type name, and '--child' takes one"),
            (["--action", "a"], "the value 'a' of '--action' has no TYPE\nhelp: write '--action LABEL:TYPE'"),
            (["--action", "a:B", "--action=a : B"], "'--action' has 'a: B' twice"),
            (["--child"], "'--child' needs a value\nhelp: write '--child NAME'"),
            (["--no-child", "Home"], "'--no-child' takes no value, and 'Home' follows it"),
            (["--no-child=Home"], "'--no-child' takes no value, and 'Home' follows it"),
            (["--chidl", "Home"], "did you mean '--child'?"),
        ]
    )
    func wrongValues(arguments: [String], message: String) throws {
        let run = try Run.vipergen(["Login"] + arguments, in: folder.url)
        #expect(run.status == 64)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(try !folder.files.keys.contains { $0.hasSuffix("txt") })
    }

    @Test("'init' writes the values into the configuration as a list")
    func initialization() throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: ".vipergen.json"))
        #expect(try run("init", "-t", "Sets/own", "--child", "A", "--child", "B", "--no-action").status == 0)
        let json = try folder.read(".vipergen.json").filter { !$0.isWhitespace }
        #expect(json.contains(#""options":{"own":{"action":[],"child":["A","B"]}}"#))
        #expect(try text() == "[A][B]\n")
    }

    @Test("'templates NAME' and '--help' show the form of a value, and 'templates' shows the list's names")
    func listing() throws {
        let listing = try run("templates", "own").output
        #expect(listing.contains("  --[no-]child NAME         what is below (any number of times)\n"))
        #expect(listing.contains("  --[no-]action LABEL:TYPE  "))
        #expect(listing.contains("\n  child\n  child.isEmpty\n  action\n"))
        let names = [
            "action", "label", "label.variableName", "label.snakeName", "label.kebabName", "label.lowercaseName",
            "type",
            "isFirst", "isLast",
        ]
        #expect(listing.hasSuffix("\n\nwithin {{#action}}:\n" + names.map { "  \($0)\n" }.joined()))
        #expect(try run("--help").output.contains("--[no-]action LABEL:TYPE"))
    }

    @Test("'lint' tries a list empty, with its first example and with all, and each is a snapshot")
    func lint() throws {
        let manifest = """
            {"name": "s", "options": [
              {"name": "child", "type": "list", "is": "typeName", "help": "h", "examples": ["Home", "Feed", "Cart"]},
              {"name": "action", "type": "list", "help": "h", "fields": [{"name": "label", "is": "identifier"}, {"name": "type"}]}
            ]}
            """
        try folder.write(manifest, to: "Sets/s/template.json")
        try folder.write(
            "x{{#child}} {{.}}{{/child}}{{#action}} {{label}}={{type}}{{/action}}\n",
            to: "Sets/s/f.mustache"
        )
        let lint = try Run.vipergen(
            ["lint", "Sets/s", "--snapshots", "S", "--record"],
            in: folder.url,
            environment: ["CI": nil]
        )
        #expect(lint.output.hasPrefix("s: 9 combinations of options, no mistakes\n"), "\(lint.errors)")
        #expect(try folder.read("S/Default/f") == "x\n")
        #expect(try folder.read("S/Child/f") == "x Home\n")
        #expect(try folder.read("S/Child3/f") == "x Home Feed Cart\n")
        #expect(try folder.read("S/Child3Action2/f") == "x Home Feed Cart example=Example other=Other\n")
    }

    // MARK: - Options after a name -

    @Test("a line of names may have options, which take precedence over those of the command line")
    func lines() throws {
        try configure(#"{"child": ["Configured"]}"#)
        let names = """
            # a tree
            Root --child LoggedOut --child 'LoggedIn' --style "a 'b'"
              Account/LoggedIn\t--no-child --action a:B --action 'c: [D: E]' --no-big
            LoggedOut
            Last --template other
            """
        let run = try run("--names-from", "-", "--big", "--style=run", "First", input: names)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read("Root/Root.txt") == "BIG a 'b' [LoggedOut][LoggedIn]\n")
        #expect(try folder.read("Account/LoggedIn/LoggedIn.txt") == "run (a|B)(c|[D: E])\n")
        #expect(try folder.read("LoggedOut/LoggedOut.txt") == "BIG run [Configured]\n")
        #expect(try folder.read("First/First.txt") == "BIG run [Configured]\n")
        #expect(try folder.read("Last/Last.txt") == "other Last\n")
        let check = try self.run("--names-from", "-", "--big", "--style=run", "First", "--check", input: names)
        #expect(check.status == 0, "\(check.output)")
    }

    @Test("options of the command line apply only to lines with the same template set")
    func sameSet() throws {
        try folder.write(
            #"{"name": "third", "options": [{"name": "big", "type": "flag", "help": "h"}]}"#,
            to: "Sets/third/template.json"
        )
        try folder.write("{{#big}}BIG{{/big}}.\n", to: "Sets/third/f.mustache")
        #expect(try run("--names-from", "-", "--big", input: "A -t own\nB -t Sets/own\nC -t third\n").status == 0)
        #expect(try folder.read("A/A.txt") == "BIG \n")
        #expect(try folder.read("B/B.txt") == "BIG \n")
        #expect(try folder.read("C/f") == ".\n")
    }

    @Test("all mistakes in the lines are reported with their lines, and nothing is written")
    func wrongLines() throws {
        let names = """
            Good --big
            Login --bigg
            Home --output x
            Feed Cart
            Cart 'x
            Root --child root
            Root -t nothing
            Menu --style lint lint
            Help --no-child Home
            init
            List --help
            """
        let run = try run("--names-from", "-", input: names)
        #expect(run.status == 64)
        for message in [
            "input:2: error: there is no option '--bigg'\nhelp: did you mean '--big'?",
            "input:3: error: '--output' is not for one module", "input:4: error: unexpected name 'Cart'",
            "input:5: error: a ' is not closed", "input:6: error: 'root' is not a type name",
            "input:7: error: there is no template set 'nothing'", "input:8: error: unexpected name 'lint'",
            "input:9: error: '--no-child' takes no value", "input:10: error: 'init' is not a module's name",
            "input:11: error: '--help' is not for one module",
        ] {
            #expect(run.errors.contains(message), "\(message) in \(run.errors)")
        }
        #expect(try !folder.files.keys.contains { $0.hasSuffix("txt") })
    }
}
