import Foundation
import TestSupport
import Testing

/// `vipergen` alone.
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

    private func run(typing keys: [(after: String, keys: String)], isRaw: Bool = true) throws -> Run {
        let keys = keys.map { (after: $0.after + " ", keys: $0.keys) }
        return try Run.vipergen(
            [],
            in: folder.url,
            environment: ["TERM": "dumb"],
            terminal: try Terminal(isRaw: isRaw),
            typing: keys
        )
    }

    private let name = "name, with folders before it if need be:"
    private let big = "make it big? y/n [n]"
    private let kind = "how it looks: 1 red, 2 blue, 3 black [blue]"
    private let parent = "what is above: NAME []"
    private let child = "what is below: NAME, one at a time [no more]"

    @Test("on a terminal it asks for each option, shows the command line that does the same, and writes the module")
    func answers() throws {
        let run = try run(typing: [
            (name, "Account/Login\n"), (big, "Y\n"), (kind, "3\n"), (parent, "Root\n"), (child, "Home\n"),
            (child, "Cart\n"), (child, "\n"),
        ])
        let command = "vipergen Account/Login --big --kind black --parent Root --child Home --child Cart"
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("A module of 'set'. An empty answer takes what is in brackets.\n\(name) "))
        #expect(run.output.contains("$ \(command)\ncreate     Account/Login/Login\n"), "\(run.output)")
        let written = try folder.read("Account/Login/Login")
        try FileManager.default.removeItem(at: folder.url.appending(path: "Account"))
        let words = command.split(separator: " ").dropFirst().map(String.init)
        #expect(try Run.vipergen(words, in: folder.url).status == 0)
        #expect(try folder.read("Account/Login/Login") == written)
    }

    @Test("a module may be called as the example of a text that has to be another name")
    func example() throws {
        let run = try run(typing: [(name, "Root\n"), (big, "\n"), (kind, "\n"), (parent, "Top\n"), (child, "\n")])
        #expect(run.output.contains("$ vipergen Root --parent Top\n"), "\(run.output)")
    }

    @Test("what holds anyway is not in the command line, and first letters are enough for a choice")
    func defaults() throws {
        let run = try run(typing: [(name, "Login\n"), (big, "\n"), (kind, "bla\n"), (parent, "Root\n"), (child, "\n")])
        #expect(run.output.contains("$ vipergen Login --kind black --parent Root\n"), "\(run.output)")
        let other = try self.run(typing: [(name, "A\n"), (big, "no\n"), (kind, "\n"), (parent, "B\n"), (child, "\n")])
        #expect(other.output.contains("$ vipergen A --parent B\n"), "\(other.output)")
        let same = try self.run(typing: [(name, "C\n"), (big, "n\n"), (kind, "2\n"), (parent, "B\n"), (child, "\n")])
        #expect(same.output.contains("$ vipergen C --parent B\n"), "\(same.output)")
    }

    @Test("an answer that cannot be is answered as on the command line, and asked for again")
    func wrong() throws {
        let run = try run(typing: [
            (name, "login\n"), (name, "Base\n"), (name, "init\n"), (name, "Login\n"), (big, "maybe\n"), (big, "n\n"),
            (kind, "4\n"), (kind, "bl\n"), (kind, "r\n"), (parent, "\n"), (parent, "root\n"), (parent, "Root\n"),
            (child, "a b\n"), (child, "Home\n"), (child, "Home\n"), (child, "\n"),
        ])
        for message in [
            "'login' is not a module's name: a type's name begins with a capital\nhelp: 'Login' would do\n",
            "a module of 'set' cannot be called 'Base': it is ours\n", "'init' is not a module's name",
            "'maybe' is neither yes nor no\n", "'4' is no value of '--kind'\n", "'bl' is no value of '--kind'\n",
            "'--parent' needs a value\n", "'root' is no type's name, which '--parent' takes\n",
            "'a b' is no type's name", "'--child' has 'Home' twice\n",
        ] {
            #expect(run.output.contains("error: \(message)"), "\(message)")
        }
        #expect(run.status == 0 && run.output.contains("$ vipergen Login --kind red --parent Root --child Home\n"))
    }

    @Test("Ctrl-D leaves nothing")
    func endOfInput() throws {
        let before = try folder.files
        let run = try run(typing: [(name, "Login\n"), (big, "\u{4}")], isRaw: false)
        #expect(run.status == 64 && run.output.hasSuffix("nothing was written\r\n"), "\(run.output)")
        #expect(try folder.files == before)
    }

    @Test("Ctrl-C leaves nothing")
    func interruption() throws {
        let before = try folder.files
        let run = try run(typing: [(name, "Login\n"), (big, Terminal.interruption)])
        #expect(run.status == SIGINT && run.output.hasSuffix(big + " "), "\(run.output)")
        #expect(try folder.files == before)
    }

    @Test("where nobody can answer it prints how it is used")
    func usage() throws {
        let run = try Run.vipergen([], in: folder.url)
        #expect(run.status == 64 && run.output == "")
        #expect(run.errors.hasPrefix("usage: vipergen NAME... [options]\n"))
        let half = try Run.vipergen([], in: folder.url, terminal: Terminal())
        #expect(half.status == 64 && half.output.hasPrefix("usage: "))
    }

    @Test("a broken configuration is told before anything is asked")
    func broken() throws {
        try folder.write("{", to: ".vipergen.json")
        let run = try run(typing: [("never", "")])
        #expect(run.status == 65 && run.output.contains(".vipergen.json:1:2: error: this is not JSON"), "\(run.output)")
    }
}
