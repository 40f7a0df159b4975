import Foundation
import TestSupport
import Testing

/// A template set of the repository is used like a built-in one.
@Suite("Own template sets") struct OwnSetTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let manifest = """
            {
              "name": "coordinator",
              "options": [
                {"name": "deep-links", "type": "flag", "default": true, "help": "handle links"},
                {"name": "start", "type": "choice", "values": ["push", "modal"], "default": "modal", "help": "how it begins"},
                {"name": "parent", "type": "text", "is": "typeName", "required": true, "help": "the parent's type"}
              ]
            }
            """
        try folder.write(manifest, to: "coordinator/template.json")
        let template =
            "{{name}}:{{parent}} {{start}}{{#start.push}}!{{/start.push}}{{#deep-links}} links{{/deep-links}}\n"
        try folder.write(template, to: "coordinator/{{name}}Coordinator.swift.mustache")
    }

    private func run(_ arguments: String...) throws -> Run {
        try Run.vipergen(["--template", "coordinator"] + arguments, in: folder.url)
    }

    @Test("the options of an own template set are options of the command line")
    func flags() throws {
        #expect(try run("Login", "--parent", "Root", "--no-deep-links", "--start=push").status == 0)
        #expect(try folder.read("Login/LoginCoordinator.swift") == "Login:Root push!\n")
    }

    @Test("the defaults of an own template set are used if no option is given")
    func defaults() throws {
        #expect(try run("Login", "--parent=Root").status == 0)
        #expect(try folder.read("Login/LoginCoordinator.swift") == "Login:Root modal links\n")
    }

    @Test("a file whose name begins with another module's name in capitals is not that module's")
    func capitals() throws {
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("x\n", to: "set/LOGIN{{name}}.swift.mustache")
        let run = try Run.vipergen(["Login", "Home", "-t", "set"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read("Home/LOGINHome.swift") == "x\n")
    }

    @Test("'--help' shows the options, and the nearest one is suggested for a misspelled one")
    func help() throws {
        #expect(try run("--help").output.contains("  --[no-]deep-links         handle links (default: on)\n"))
        #expect(try run("--help").output.contains("  --parent NAME             the parent's type (required)\n"))
        #expect(try run("Login", "--deep-link").errors.contains("did you mean '--deep-links'?"))
    }

    @Test("an option's value may be the name of a command")
    func valueLikeCommand() throws {
        #expect(try run("--parent", "Templates", "--start", "push", "Lint").status == 0)
        let text = try Run.vipergen(["Login", "-t", "coordinator", "--parent", "lint"], in: folder.url)
        #expect(text.errors.contains("'lint' is not a type name, and '--parent' takes one"))
    }

    @Test("the command is the first word that is no option: a value of that name is attached, or comes after a name")
    func valueLikeWord() throws {
        let option = #"{"name": "title", "type": "text", "help": "h"}, {"name": "big", "type": "flag", "help": "h"}"#
        try folder.write(#"{"name": "t", "options": [\#(option)]}"#, to: "t/template.json")
        let template = "class {{name}} {\n}\n// {{title}}\n{{#big}}\n// big\n{{/big}}\n"
        try folder.write(template, to: "t/{{name}}.txt.mustache")
        func run(_ arguments: String...) throws -> Run { try Run.vipergen(["-t", "t"] + arguments, in: folder.url) }
        for (index, word) in ["update", "templates", "help", "--version", "--help", "init"].enumerated() {
            let module = "Login\(index)"
            let title = try index < 3 ? run(module, "--title", word) : run("--title=\(word)", module)
            #expect(title.status == 0, "\(word): \(title.errors)")
            #expect(try folder.read("\(module)/\(module).txt") == "class \(module) {\n}\n// \(word)\n")
        }
        for options in [["--title=status"], ["--title", "other"], ["--big"]] {
            let run = try Run.vipergen(["-t", "t"] + options + ["update", "Login0"], in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
        }
        #expect(try folder.read("Login0/Login0.txt") == "class Login0 {\n}\n// other\n// big\n")
        let command = try run("--title", "update", "Login0")
        #expect(command.status == 64 && command.errors.contains("'--title' needs a value"), "\(command)")
        #expect(try run("--big", "--version").output.hasPrefix("vipergen "))
        #expect(try run("--big", "update", "--help").output == run("update", "--help").output)
        let unknown = try run("--nope", "update", "Login0")
        #expect(unknown.status == 64 && unknown.errors.hasPrefix("error: there is no option '--nope'"), "\(unknown)")
        // An option's value does not begin with a dash, so the template set is known before its options are.
        for words in [["Login"], ["update", "Login0"]] {
            let set = try Run.vipergen(words + ["--title", "--template", "t"], in: folder.url)
            #expect(set.status == 64 && set.errors.contains("'--title' needs a value"))
        }
        // An option of another template set is unknown to the command that follows it.
        try folder.write(#"{"templates": "Templates"}"#, to: ".vipergen.json")
        try folder.write(#"{"name": "own", "base": "viper"}"#, to: "Templates/own/template.json")
        try folder.write("x\n", to: "Templates/own/{{name}}.txt.mustache")
        #expect(try Run.vipergen(["--rx", "update", "Login"], in: folder.url).status == 64)
        for value in ["- a list", "-1"] {
            #expect(try run("--title", value, "Dashed", "--force").status == 0)
            #expect(try folder.read("Dashed/Dashed.txt") == "class Dashed {\n}\n// \(value)\n")
        }
        try folder.write(#"{"template": "./t"}"#, to: ".vipergen.json")
        let status = try Run.vipergen(["--big", "status"], in: folder.url)
        #expect(status.status == 64 && status.errors.contains("there is no option '--big'"), "\(status)")
    }

    @Test("a text must match its rule, and must be given if it is required")
    func texts() throws {
        #expect(
            try run("Login", "--parent", "root").errors.contains("'root' is not a type name, and '--parent' takes one")
        )
        let missing = try run("Login")
        #expect(missing.status == 64)
        #expect(missing.errors.contains("'--parent' is missing: the parent's type"))
    }

    @Test("a text may have any characters, '=' included")
    func signs() throws {
        try folder.write(
            #"{"name": "t", "options": [{"name": "t", "type": "text", "help": "h"}]}"#,
            to: "t/template.json"
        )
        try folder.write("{{t}}", to: "t/f.mustache")
        let run = try Run.vipergen(["Login", "-t", "t", "--t=a=b=c"], in: folder.url)
        #expect(run.status == 0)
        #expect(try folder.read("Login/f") == "a=b=c")
    }

    @Test("no option of a built-in set is named in the sources of the generator or the command line")
    func sources() throws {
        let options = ["formatter", "interactor", "storyboard", "RxSwift", "\"rx\"", "\"view\""]
        // A storyboard as a type of file has nothing to do with a template set.
        let ofFileTypes: Set = [
            "Basics/Paths/String+FileKind.swift", "Checking/Verifying/AppTarget.swift", "Language/Escaping.swift",
            "Updating/Detecting/Mention.swift",
            "Writing/Xcode/FileType.swift", "Writing/Xcode/ProjectItemPath.swift",
        ]
        for folder in ["Sources/Generator", "Sources/vipergen"] {
            for (path, contents) in try contents(of: Repository.root.appending(path: folder))
            where path.hasSuffix(".swift") {
                let text = String(decoding: contents, as: UTF8.self)
                for option in options where option != "storyboard" || !ofFileTypes.contains(path) {
                    #expect(!text.localizedCaseInsensitiveContains(option), "\(folder)/\(path)")
                }
            }
        }
    }
}
