import Foundation
import TestSupport
import Testing

/// The output on a terminal.
@Suite("The terminal") struct TerminalTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: String..., environment: [String: String?] = [:]) throws -> Run {
        let environment = ["TERM": "xterm"].merging(environment) { $1 }
        return try Run.vipergen(arguments, in: folder.url, environment: environment, terminal: Terminal())
    }

    @Test("results and errors are colored on a terminal")
    func color() throws {
        let diff = try run("Login", "--diff").output
        for line in [
            "\u{1B}[32m+import Foundation", "\u{1B}[1m--- /dev/null", "\u{1B}[1m+++ b/Login/Login", "\u{1B}[36m@@ -0,0",
        ] {
            #expect(diff.contains(line))
        }
        #expect(try run("login").output.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m"))
        try folder.write("import Foundation\nmine\n", to: "Login/LoginPresenter.swift")
        let changed = try run("Login", "--diff").output
        #expect(changed.contains("\n import Foundation\n") && changed.contains("\n\u{1B}[31m-mine\u{1B}[0m\n"))
    }

    @Test(
        "output is not colored with NO_COLOR, on a dumb terminal, or with '--color never'",
        arguments: [("NO_COLOR", "1", "auto"), ("TERM", "dumb", "auto"), ("LANG", "C", "never")]
    )
    func noColor(variable: String, value: String, color: String) throws {
        for name in ["Login", "login"] {
            let run = try run(name, "--diff", "--color", color, environment: [variable: value])
            #expect(run.output.count > 20 && !run.output.contains("\u{1B}"))
        }
    }

    @Test("the state of a file is colored, and so are the titles and terms of help")
    func colorOfStates() throws {
        let created = try run("Login", "-n").output
        #expect(created.hasPrefix("\u{1B}[32mcreate\u{1B}[0m     Login/"), "\(created.debugDescription)")
        try folder.vipergen("Login", "-q")
        let merged = try run("update", "Login", "--formatter", "-n").output
        #expect(merged.contains("\u{1B}[36mmerge\u{1B}[0m      Login/"), "\(merged.debugDescription)")
        try folder.write("mine", to: "Login/LoginPresenter.swift")
        let conflict = try run("Login", "-n").output
        #expect(conflict.contains("\u{1B}[1;31mconflict\u{1B}[0m   Login/LoginPresenter.swift"), "\(conflict)")
        let help = try run("--help").output
        #expect(help.contains("\u{1B}[1mcommands:\u{1B}[0m\n  \u{1B}[36minit\u{1B}[0m  "), "\(help.debugDescription)")
        #expect(try run("--help", "--color", "never").output == folder.vipergen("--help").output)
    }

    @Test("help fills the terminal, up to a hundred columns", arguments: [(40, 40), (80, 80), (90, 90), (200, 100)])
    func width(columns: Int, width: Int) throws {
        let terminal = try Terminal(columns: columns)
        let help = try Run.vipergen(
            ["help", "NAME"],
            in: folder.url,
            environment: ["TERM": "dumb"],
            terminal: terminal
        ).output
        let lines: [Substring] = help.split(separator: "\n")
        let long = lines.filter { $0.count > width }
        // A term is never broken.
        #expect(long.allSatisfy { $0.hasPrefix("  ") && $0.contains("--") }, "\(long)")
        #expect(lines.contains { $0.count > width - 12 })
    }

    @Test("NO_COLOR counts only if it is not empty, and '--color' takes precedence")
    func askedColor() throws {
        #expect(try run("login", environment: ["NO_COLOR": ""]).output.contains("\u{1B}[1;31m"))
        #expect(try run("login", "--color=always", environment: ["NO_COLOR": "1"]).output.contains("\u{1B}[1;31m"))
    }

    /// Control characters, and how they are shown.
    private let hostile = "\u{1B}]0;x\u{7}\u{9B}2J"
    private let shown = "U+001B]0;xU+0007U+009B2J"

    @Test("control characters are shown by their codes, wherever they come from")
    func commands() throws {
        let hostile = hostile
        let manifest = """
            {"name": "set", "description": "\\u001b]0;x\\u0007\\u009b2J", "options": [
              {"name": "t", "type": "text", "help": "\\u001b]0;x\\u0007\\u009b2J"}
            ]}
            """
        try folder.write(manifest, to: "sets/set/template.json")
        try folder.write("\(hostile){{t}}\n", to: "sets/set/f.mustache")
        try folder.write(hostile, to: "Login/\(hostile)")
        try folder.write(#"{"templates": "sets", "template": "set"}"#, to: ".vipergen.json")
        try folder.write("{{\(hostile)}}", to: "bad/f.mustache")
        try folder.write(#"{"name": "bad"}"#, to: "bad/template.json")
        for arguments in [
            ["Login", "--diff"], ["Login", "--check"], ["Login", "--diff", "--json"], ["Login", "--json", "--check"],
            ["--help"], ["templates"], ["templates", "set"], [hostile], ["Login", "-t", hostile],
            ["--\(hostile)", "Login"], ["-\(hostile)"], ["Login", "-o", hostile, "--dry-run"], ["lint", "bad"],
            ["Login", "--names-from", hostile], ["Login", "--color", hostile], ["eject", hostile],
            ["lint", hostile], ["Login", "--t", hostile, "--diff"],
        ] {
            let run = try Run.vipergen(
                arguments,
                in: folder.url,
                environment: ["TERM": "xterm", "NO_COLOR": "1"],
                terminal: Terminal()
            )
            let commands = run.output.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
            #expect(commands.isEmpty, "\(arguments): \(run.output.debugDescription)")
            #expect(run.output.lowercased().contains("001b"), "\(arguments): \(run.output.debugDescription)")
        }
    }

    @Test("a path with a line break stays on one line")
    func pathWithLines() throws {
        let run = try Run.vipergen(["eject", "base", "a\nb"], in: folder.url)
        #expect(run.output.split(separator: "\n").count { $0.hasPrefix("create     aU+000Ab/") } > 3, "\(run.output)")
        #expect(!(run.output + run.errors).contains("a\nb"))
        for arguments in [["lint", "c\nd"], ["Login", "-t", "c\nd"], ["Login", "-o", "a\nb/template.json"]] {
            let run = try Run.vipergen(arguments, in: folder.url)
            #expect(run.status != 0)
            #expect(run.errors.split(separator: "\n")[0].contains("U+000A"), "\(run.errors)")
        }
    }

    @Test("the rows of 'status' fit the terminal: a long one is wrapped alone", arguments: [40, 80, 200])
    func statusRows(columns: Int) throws {
        try folder.vipergen("Login", "Home", "-q")
        try folder.vipergen("Account/Profile", "--rx", "--formatter", "--view", "code", "--no-interactor", "-q")
        let run = try Run.vipergen(
            ["status"],
            in: folder.url,
            environment: ["TERM": "dumb"],
            terminal: Terminal(columns: columns)
        )
        let rows = run.output.split(separator: "\n")
        #expect(rows.allSatisfy { $0.count <= columns }, "\(run.output)")
        if columns > 40 {
            #expect(rows[1] == "Home             unedited  viper", "\(run.output)")
        } else {
            #expect(rows.contains("Home   unedited  viper") && rows.contains("Login  unedited  viper"), "\(run.output)")
        }
    }

    @Test func `a cell of a wrapped row that fits in a line is not broken`() throws {
        try folder.vipergen("Account/Settings/Notifications", "--rx", "-q")
        let file = "Account/Settings/Notifications/NotificationsPresenter.swift"
        try folder.write(try folder.read(file) + "// mine\n", to: file)
        let terminal = try Terminal(columns: 60)
        let run = try Run.vipergen(["status"], in: folder.url, environment: ["TERM": "dumb"], terminal: terminal)
        let row = """
            Account/Settings/Notifications
                1 of 6 files edited, all lines kept  viper --rx
            """
        #expect(run.output.replacing("\r", with: "").hasPrefix(row), "\(run.output)")
    }

    @Test("edited modules and those in conflict have a color in 'status'")
    func statusColors() throws {
        try folder.vipergen("Login", "Home", "Cart", "-q")
        let file = try folder.read("Login/LoginPresenter.swift")
        try folder.write(file + "// mine\n", to: "Login/LoginPresenter.swift")
        try folder.write("<<<<<<< a\n" + file + ">>>>>>> b\n", to: "Home/HomePresenter.swift")
        let output = try run("status").output
        #expect(output.contains("\u{1B}[33mLogin\u{1B}[0m  1 of 6 files edited"), "\(output.debugDescription)")
        #expect(output.contains("\u{1B}[1;31mHome\u{1B}[0m   conflict markers"), "\(output.debugDescription)")
        #expect(output.contains("\nCart ") || output.hasPrefix("Cart "), "\(output.debugDescription)")
    }

    @Test("help that several errors have in common is printed once, after the last of them")
    func helpOnce() throws {
        let errors = try folder.vipergen("status", "Nope", "Never", status: 64).errors
        #expect(
            errors.count { $0 == "\n" } == 3 && errors.split(separator: "\n").last?.hasPrefix("help: ") == true,
            "\(errors)"
        )
    }

    @Test("errors are not colored if they do not go to a terminal")
    func redirectedErrors() throws {
        let run = try Run.vipergen(["login"], in: folder.url, environment: ["TERM": "xterm"])
        #expect(run.errors.contains("error: ") && !run.errors.contains("\u{1B}"), "\(run.errors)")
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("{{#name}}", to: "set/f.mustache")
        let helpless = try Run.vipergen(["Login", "-t", "set", "--color=always"], in: folder.url)
        #expect(helpless.errors.contains("'{{#name}}' is never closed\n"), "\(helpless.errors)")
        let painted = try Run.vipergen(["login", "--color=always"], in: folder.url)
        #expect(painted.errors.contains("\u{1B}[1;31merror:"))
    }

    @Test("a help text with a line break stays on one line")
    func lines() throws {
        let option = #"{"name": "t", "type": "text", "help": "a\nb"}"#
        try folder.write(#"{"name": "set", "options": [\#(option)]}"#, to: "set/template.json")
        try folder.write("{{t}}", to: "set/f.mustache")
        #expect(try run("--help", "-t", "set").output.contains("aU+000Ab (optional)\n"))
    }

    @Test("a diff that goes into a file has the bytes of the files")
    func diffForPrograms() throws {
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("a\(hostile)\n", to: "set/files/f")
        let arguments = ["Login", "-t", "set", "--diff"]
        #expect(try Run.vipergen(arguments, in: folder.url).output.hasSuffix("+a\(hostile)\n"))
        #expect(try run("Login", "-t", "set", "--diff", "--color=never").output.contains("+a\(shown)\n"))
    }
}
