import Foundation
import TestSupport
import Testing

/// `vipergen` without arguments.
@Suite("Questions") struct QuestionsTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let manifest = """
            {"name": "set", "description": "Ours", "options": [
              {"name": "big", "type": "flag", "help": "make it big"},
              {"name": "kind", "type": "choice", "values": ["red", "blue", "black"], "help": "how it looks"},
              {"name": "parent", "type": "text", "is": "typeName", "required": true, "distinct": true,
               "example": "Root", "help": "what is above"},
              {"name": "child", "type": "list", "is": "typeName", "help": "what is below"}
            ], "reserved": [{"names": ["Base"], "because": "it is ours"}]}
            """
        try folder.write(manifest, to: "set/template.json")
        try folder.write("{{big}}{{kind}} {{parent}}{{#child}} {{child}}{{/child}}\n", to: "set/{{name}}.mustache")
        try folder.write(#"{"template": "./set", "options": {"set": {"kind": "blue"}}}"#, to: ".vipergen.json")
    }

    private func run(
        _ arguments: [String] = [],
        typing keys: [(after: String, keys: String)],
        isRaw: Bool = true,
        term: String = "dumb"
    ) throws -> Run {
        let keys = keys.map { (after: $0.after + " ", keys: $0.keys) }
        return try Run.vipergen(
            arguments,
            in: folder.url,
            environment: ["TERM": term],
            terminal: try Terminal(isRaw: isRaw),
            typing: keys
        )
    }

    private let name = "module name (for example Login or Account/Login):"
    private let output = "the folder of the modules [.]"
    private let big = "make it big? y/n [n]"
    private let kind = "how it looks: 1 red, 2 blue, 3 black [blue]"
    private let parent = "what is above: NAME"
    private let child = "what is below: NAME, one at a time [no more]"
    private let write = "write the files? y/n [y]"

    @Test("on a terminal, each option is asked for, the equivalent command line is shown, and the module is written")
    func answers() throws {
        let run = try run(typing: [
            (name, "Account/Login\n"), (output, "App\n"), (big, "Y\n"), (kind, "3\n"), (parent, "Root\n"),
            (child, "Home\n"), (child, "Cart\n"), (child, "\n"), (write, "\n"),
        ])
        let command = "vipergen Account/Login --output App --big --kind black --parent Root --child Home --child Cart"
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("A new module. An empty answer takes what is in brackets.\n\(name) "))
        let plan = "create     App/Account/Login/Login\nLogin: 1 file would be written to App/Account/Login\n"
        let note = "note: '--parent Root' names no module\n"
        #expect(run.output.contains("$ \(command)\n\(note)help: "), "\(run.output)")
        #expect(run.output.contains("\n\(plan)\(write) create     App/"), "\(run.output)")
        let written = try folder.read("App/Account/Login/Login")
        try FileManager.default.removeItem(at: folder.url.appending(path: "App"))
        let words = command.split(separator: " ").dropFirst().map(String.init)
        #expect(try Run.vipergen(words, in: folder.url).status == 0)
        #expect(try folder.read("App/Account/Login/Login") == written)
    }

    @Test("a module may have the name of a text's example, even if the text must be distinct from it")
    func example() throws {
        let run = try run(typing: [
            (name, "Root\n"), (output, "\n"), (big, "\n"), (kind, "\n"), (parent, "Top\n"), (child, "\n"),
            (write, "y\n"),
        ])
        #expect(run.output.contains("$ vipergen Root --parent Top\n"), "\(run.output)")
    }

    @Test("defaults are left out of the command line, and the first letters of a choice are sufficient")
    func defaults() throws {
        let run = try run(typing: [
            (name, "Login\n"), (output, "\n"), (big, "\n"), (kind, "bla\n"), (parent, "Root\n"), (child, "\n"),
            (write, "yes\n"),
        ])
        #expect(run.output.contains("$ vipergen Login --kind black --parent Root\n"), "\(run.output)")
        let other = try self.run(typing: [
            (name, "A\n"), (output, ".\n"), (big, "no\n"), (kind, "\n"), (parent, "B\n"), (child, "\n"), (write, "\n"),
        ])
        #expect(other.output.contains("$ vipergen A --parent B\n"), "\(other.output)")
        let same = try self.run(typing: [
            (name, "C\n"), (output, "\n"), (big, "n\n"), (kind, "2\n"), (parent, "B\n"), (child, "\n"), (write, "\n"),
        ])
        #expect(same.output.contains("$ vipergen C --parent B\n"), "\(same.output)")
    }

    @Test("an invalid answer is reported as on the command line, and asked for again")
    func wrong() throws {
        let run = try run(typing: [
            (name, "login\n"), (name, "Base\n"), (name, "init\n"), (name, "Login\n"), (output, "\n"),
            (big, "maybe\n"), (big, "n\n"),
            (kind, "4\n"), (kind, "bl\n"), (kind, "r\n"), (parent, "\n"), (parent, "root\n"), (parent, "Root\n"),
            (child, "a b\n"), (child, "Home\n"), (child, "Home\n"), (child, "\n"), (write, "\n"),
        ])
        for message in [
            "'login' is not a module's name: a type's name begins with a capital\nhelp: 'Login' would do\n",
            "a module of 'set' cannot be called 'Base': it is ours\n", "'init' is not a module's name",
            "'maybe' is neither yes nor no\n", "'4' is not a value of '--kind'\n", "'bl' is not a value of '--kind'\n",
            "'--parent' needs a value\n", "'root' is not a type name, and '--parent' takes one\n",
            "'a b' is not a type name", "'--child' has 'Home' twice\n",
        ] {
            #expect(run.output.contains("error: \(message)"), "\(message)")
        }
        #expect(run.status == 0 && run.output.contains("$ vipergen Login --kind red --parent Root --child Home\n"))
    }

    @Test("Ctrl-D writes nothing")
    func endOfInput() throws {
        let before = try folder.files
        let run = try run(typing: [(name, "Login\n"), (output, "\u{4}")], isRaw: false)
        #expect(run.status == 64 && run.output.hasSuffix("nothing was written\r\n"), "\(run.output)")
        #expect(try folder.files == before)
    }

    @Test("Ctrl-C writes nothing")
    func interruption() throws {
        let before = try folder.files
        let run = try run(typing: [(name, "Login\n"), (output, Terminal.interruption)])
        #expect(run.status == SIGINT && run.output.hasSuffix(output + " "), "\(run.output)")
        #expect(try folder.files == before)
    }

    @Test("nothing is written without agreement at the end")
    func refusal() throws {
        let before = try folder.files
        let run = try run(typing: [
            (name, "Login\n"), (output, "\n"), (big, "\n"), (kind, "\n"), (parent, "Top\n"), (child, "\n"),
            (write, "nein\n"), ("answer 'y' or 'n':", "n\n"),
        ])
        #expect(run.status == 64 && run.output.hasSuffix("nothing was written\n"), "\(run.output)")
        #expect(try folder.files == before)
    }

    @Test("options that the command line has are not asked for")
    func given() throws {
        let run = try run(
            ["--output", "App", "--big", "--parent", "Top", "--child", "Home"],
            typing: [(name, "Login\n"), (kind, "\n"), (write, "\n")]
        )
        #expect(run.output.contains("$ vipergen --output App --big --parent Top --child Home Login\n"), "\(run.output)")
        #expect(try folder.files["App/Login/Login"] != nil)
    }

    @Test("the template set is asked for if there are several, and tests if the template set has some")
    func setAndTests() throws {
        try folder.write(#"{"name": "one", "options": []}"#, to: "Sets/one/template.json")
        try folder.write("x", to: "Sets/one/{{name}}.mustache")
        try folder.write("test", to: "Sets/one/tests/{{name}}Tests.mustache")
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        let run = try run(typing: [
            (name, "Login\n"), ("viper [viper]", "one\n"), (output, "\n"), ("write tests too? y/n [n]", "y\n"),
            (write, "\n"),
        ])
        #expect(run.status == 0 && run.output.contains("$ vipergen Login --template one --tests\n"), "\(run.output)")
        #expect(try folder.files["Tests/Login/LoginTests"] != nil)
        let second = try self.run(["-t", "one"], typing: [(name, "Login\n"), (output, Terminal.interruption)])
        #expect(second.status == SIGINT && !second.output.contains("template set:"), "\(second.output)")
    }

    @Test("the tests are asked for before their form, which is not asked for without tests")
    func formOfTests() throws {
        try folder.write("{}", to: ".vipergen.json")
        let given = ["-t", "mvvm", "--service", "--route", "Home", "-o", "App"]
        let form = "the form of the tests: 1 xctest, 2 swift-testing [xctest]"
        let with = try run(
            given,
            typing: [(name, "Login\n"), ("write tests too? y/n [n]", "y\n"), (form, "2\n"), (write, "n\n")]
        )
        #expect(with.output.contains("Login --tests --testing swift-testing\n"), "\(with.output)")
        let without = try run(given, typing: [(name, "Login\n"), ("write tests too? y/n [n]", "\n"), (write, "n\n")])
        #expect(!without.output.contains("the form of the tests"), "\(without.output)")
    }

    // MARK: - Keys -

    /// The name that the program reads from some keys, with Enter at their end.
    private func answer(typedWith keys: String) throws -> String {
        let given = ["--output", "App", "--no-big", "--kind", "red", "--parent", "Top", "--child", "Home"]
        // DECSC is what the editor prints before it reads.
        let typed: [(after: String, keys: String)] = [
            (name + " \u{1B}7", keys + "\r"), (write + " \u{1B}7", "n\r"),
        ]
        let environment: [String: String?] = ["TERM": "xterm", "NO_COLOR": "1"]
        let terminal = try Terminal(isRaw: false)
        let run = try Run.vipergen(given, in: folder.url, environment: environment, terminal: terminal, typing: typed)
        let line = run.output.split(whereSeparator: \.isNewline).first { $0.hasPrefix("$ vipergen ") }
        return String(line?.split(separator: " ").last ?? "\(run.output.debugDescription)")
    }

    @Test(
        "the arrows move in an answer, and the keys of shells delete from it",
        arguments: [
            ("Lgin\u{1B}[D\u{1B}[D\u{1B}[Do", "Login"), ("ogin\u{1}L", "Login"), ("ogin\u{1B}[HL\u{1B}[Fs", "Logins"),
            ("Logim\u{7F}n", "Login"), ("xLogin\u{1B}OH\u{1B}[3~", "Login"), ("Nope\u{15}Login", "Login"),
            ("LoginX\u{2}\u{B}", "Login"), ("Account/Lo\u{17}Login", "Account/Login"),
            ("Élan\u{2}\u{2}\u{2}\u{8}O", "Olan"),
            ("Login\u{1B}[A\u{1B}[1;5C\t", "Login"),
        ]
    )
    func keys(typed: String, read: String) throws {
        #expect(try answer(typedWith: typed) == read)
    }

    @Test(
        "Ctrl-C and Ctrl-D end the questions also while an answer is edited",
        arguments: [("a\u{3}", SIGINT), ("\u{4}", 64)]
    )
    func endOfEditing(keys: String, status: Int32) throws {
        let run = try Run.vipergen(
            [],
            in: folder.url,
            environment: ["TERM": "xterm"],
            terminal: try Terminal(isRaw: false),
            typing: [(name + " \u{1B}7", keys)]
        )
        #expect(
            run.status == status && run.output.hasSuffix(status == 64 ? "nothing was written\r\n" : "\r\n"),
            "\(run)"
        )
    }

    @Test("options and values that earlier answers forbid are not offered")
    func forbidden() throws {
        let manifest = """
            {"name": "set", "options": [
              {"name": "dark", "type": "flag", "help": "dark"},
              {"name": "late", "type": "flag", "help": "late"},
              {"name": "sun", "type": "flag", "help": "sun"},
              {"name": "kind", "type": "choice", "values": ["red", "blue", "black"], "help": "kind"}
            ], "forbids": [{"options": ["dark", "sun"]}, {"options": ["dark", "kind.blue"]}, {"options": ["late", "kind.red"]}]}
            """
        try folder.write(manifest, to: "set/template.json")
        try folder.write("{{dark}}{{late}}{{sun}}{{kind}}\n", to: "set/{{name}}.mustache")
        try folder.write(#"{"template": "./set"}"#, to: ".vipergen.json")
        let run = try run(typing: [
            (name, "Login\n"), (output, "\n"), ("dark? y/n [n]", "y\n"),
            ("kind: 1 red, 2 black [red]", "blue\n"), ("kind: 1 red, 2 black [red]", "\n"), (write, "\n"),
        ])
        #expect(run.output.contains("it takes 'red', 'black'\n"), "\(run.output)")
        #expect(run.status == 0 && !run.output.contains("sun") && !run.output.contains("late"), "\(run.output)")
    }

    @Test("without a name, and without a terminal to ask on, the error names the help")
    func usage() throws {
        let help = "help: write a name, as in 'vipergen Login'; 'vipergen help' shows"
        let error = "error: no module's name is given\n\(help)"
        let run = try Run.vipergen([], in: folder.url)
        #expect(run.status == 64 && run.output == "" && run.errors.hasPrefix(error), "\(run.errors)")
        let half = try Run.vipergen([], in: folder.url, terminal: Terminal())
        #expect(half.status == 64 && half.output.contains("no module's name is given"), "\(half.output)")
    }

    @Test("a broken configuration is reported before the first question")
    func broken() throws {
        try folder.write("{", to: ".vipergen.json")
        let run = try run(typing: [("never", "")])
        #expect(run.status == 65 && run.output.contains(".vipergen.json:1:2: error: this is not JSON"), "\(run.output)")
    }
}
