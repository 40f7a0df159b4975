import Foundation
import TestSupport
import Testing

/// The words of users who know other programs, or use a shell's completion.
@Suite("Words people type") struct TypedWordsTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        "for a word of another program, the right command line is suggested",
        arguments: [
            (["new", "Login", "--rx"], "vipergen Login --rx"), (["--rx", "create", "A"], "vipergen --rx A"),
            (["new"], "vipergen NAME"), (["version"], "vipergen --version"),
            (["rm", "Login"], "vipergen remove Login"), (["info", "Login"], "vipergen status Login"),
            (["sets"], "vipergen templates"), (["doctor"], "vipergen config"),
            (["upgrade", "--all"], "vipergen update --all"),
        ]
    )
    func meant(arguments: [String], command: String) throws {
        let run = try Run.vipergen(arguments, in: folder.url)
        #expect(run.status == 64)
        #expect(run.errors.contains("is neither a command nor a module's name\nhelp: write '\(command)'\n"))
    }

    @Test func `a word that lists things elsewhere is answered with both lists`() throws {
        let help = "help: 'vipergen status' lists the modules, 'vipergen templates' the template sets\n"
        for word in ["list", "ls"] {
            let errors = try folder.vipergen(word, status: 64).errors
            #expect(errors.hasSuffix(help), "\(errors)")
        }
    }

    @Test(arguments: ["—rx", "‐‐rx", "–rx"])
    func `an option with another dash than the hyphen is said to need two hyphens`(word: String) throws {
        let run = try folder.vipergen("Login", word, status: 64)
        let message = "error: there is no option '\(word)'\nhelp: write '--rx', with two hyphens\n"
        #expect(run.errors == message, "\(run.errors)")
    }

    @Test("an unknown word is reported with how to list the commands, and with the form of a module's name")
    func unknownWords() throws {
        for (word, name) in [("unde", "Unde"), ("login", "Login")] {
            let errors = try folder.vipergen(word, status: 64).errors
            #expect(errors.hasPrefix("error: '\(word)' is neither a command nor a module's name\n"), "\(errors)")
            #expect(errors.contains("lists the commands") && errors.contains("'\(name)'"), "\(errors)")
        }
    }

    @Test("an option of another template set than the module's is reported as that")
    func optionOfOtherSet() throws {
        try folder.vipergen("Login", "-q")
        let errors = try folder.vipergen("update", "Login", "--child", "Home", status: 64).errors
        #expect(errors.hasPrefix("error: 'Login' is a module of 'viper', which has no '--child'\n"), "\(errors)")
    }

    @Test("for help on an unknown command, the nearest one is suggested")
    func topics() throws {
        let run = try folder.vipergen("help", "nope", status: 64)
        let help = "'vipergen help' lists the commands, 'vipergen templates' the template sets"
        #expect(run.errors == "error: there is no command 'nope'\nhelp: \(help)\n")
        #expect(try folder.vipergen("help", "nope", "x", status: 64).errors == run.errors)
        #expect(try folder.vipergen("help", "lnit", status: 64).errors.contains("did you mean 'init' or 'lint'?"))
        let modules = try folder.vipergen("help", "NAME").output
        for word in ["NAME...", "Login"] { #expect(try folder.vipergen("help", word).output == modules) }
    }

    @Test("a repeated value in a file is reported with its line, and so is an extra word of 'completions'")
    func tooMuch() throws {
        try folder.write("Root\nLoggedIn --child Home --child Home\n", to: "names")
        let twice = try folder.vipergen("-t", "rib", "--names-from", "names", status: 64)
        #expect(twice.errors.contains("names:2: error: '--child' has 'Home' twice"), "\(twice.errors)")
        let extra = try folder.vipergen("completions", "bash", "zsh", status: 64)
        #expect(extra.errors.contains("unexpected argument 'zsh'"), "\(extra.errors)")
    }

    @Test("names before '--help' are ignored, and an unknown option is reported alone")
    func besideHelp() throws {
        #expect(try folder.vipergen("Login", "--help").errors == "")
        #expect(try folder.vipergen("update", "Login", "--help").output == folder.vipergen("update", "--help").output)
        #expect(try !folder.vipergen("--nope", status: 64).errors.contains("no module's name"))
    }

    @Test("names in a file may be indented, and '--version' prints the program's name")
    func indentedNames() throws {
        try folder.write("  Login\n\tHome\n  # none\n \t\n", to: "names")
        try folder.vipergen("--names-from", "names", "-q")
        #expect(
            try folder.files["Login/LoginPresenter.swift"] != nil && folder.files["Home/HomePresenter.swift"] != nil
        )
        #expect(try folder.vipergen("--version").output.hasPrefix("vipergen "))
    }

    @Test("short options stand for long ones")
    func letters() throws {
        #expect(try folder.vipergen("Login", "-nq").output == "")
        #expect(try folder.files.isEmpty)
        try folder.write("mine", to: "Login/LoginPresenter.swift")
        #expect(try folder.vipergen("Login", "-f").errors.contains("1 overwritten"))
        #expect(try folder.vipergen("-V").output == folder.vipergen("--version").output)
    }

    @Test(
        "the help for a mistaken option says what is meant",
        arguments: [
            (
                ["Login", "-o=X"],
                "'-o=X' has a '=', which would be part of the value\nhelp: write '-o X' or '--output=X'"
            ),
            (["Login", "-force"], "there is no option '-force'\nhelp: did you mean '--force'?"),
            (["Login", "--form"], "there is no option '--form'\nhelp: did you mean '--formatter'?"),
            (["Login", "--ver"], "there is no option '--ver'\nhelp: did you mean '--verbose' or '--version'?"),
            (
                ["Login", "--child", "Home"],
                "there is no option '--child'\nhelp: the set 'rib' has it: add '--template rib'"
            ),
            (["Login", "--root"], "there is no option '--root'\nhelp: the set 'rib' has it: add '--template rib'"),
        ]
    )
    func options(arguments: [String], message: String) throws {
        let run = try Run.vipergen(arguments, in: folder.url)
        #expect(run.status == 64 && run.errors.contains(message), "\(run.errors)")
        #expect(try folder.files.isEmpty)
    }

    @Test("the first unbroken template set that has an option is suggested")
    func owners() throws {
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        try folder.write("{", to: "Sets/aaa/template.json")
        for name in ["bbb", "ccc"] {
            let manifest = #"{"name": "\#(name)", "options": [{"name": "ours", "type": "flag", "help": "h"}]}"#
            try folder.write(manifest, to: "Sets/\(name)/template.json")
            try folder.write("{{#ours}}x{{/ours}}", to: "Sets/\(name)/f.mustache")
        }
        let run = try folder.vipergen("Login", "--ours", status: 64)
        #expect(run.errors.contains("\nhelp: the set 'bbb' has it: add '--template bbb'\n"), "\(run.errors)")
    }

    @Test("a slash after a module's folder and a space in it are accepted, as a shell completes them")
    func completed() throws {
        try folder.vipergen("My Features/Login/", "-q")
        #expect(try folder.files["My Features/Login/LoginPresenter.swift"] != nil)
        #expect(try folder.vipergen("status", "My Features/Login/").output.contains("unedited"))
        try folder.vipergen("remove", "My Features/Login/")
        #expect(try folder.files.isEmpty)
    }

    @Test("a missing required option is reported with a placeholder for its value")
    func required() throws {
        try folder.write(
            #"{"name": "s", "options": [{"name": "t", "type": "text", "is": "typeName", "required": true, "help": "h"}]}"#,
            to: "s/template.json"
        )
        try folder.write("{{t}}", to: "s/f.mustache")
        #expect(try folder.vipergen("A", "-t", "s", status: 64).errors.hasSuffix("help: add '--t NAME'\n"))
    }
}
