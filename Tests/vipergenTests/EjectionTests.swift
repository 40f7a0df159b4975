import Foundation
import TestSupport
import Testing

/// After `eject`, the name of the template set means the ejected one, or the program says how to use it.
@Suite struct EjectionTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
    }

    /// Adds a line to the presenters of an ejected template set.
    private func edit(_ set: String) throws {
        let path = set + "/{{name}}Presenter.swift.mustache"
        try folder.write(try folder.read(path) + "// ours\n", to: path)
    }

    private func isEdited(_ module: String) throws -> Bool {
        try folder.read("\(module)/\(module)Presenter.swift").hasSuffix("// ours\n")
    }

    @Test(arguments: [(["viper"], "viper", "."), (["viper", "Tools/Sets/viper"], "Tools/Sets/viper", "Tools/Sets")])
    func `'eject' sets the key in a configuration, and the edited template set is used`(
        arguments: [String],
        set: String,
        key: String
    ) throws {
        try folder.write("{\n  \"output\": \".\"\n}\n", to: ".vipergen.json")
        try folder.write("x", to: "Other/file")
        let run = try Run.vipergen(["eject"] + arguments, in: folder.url)
        #expect(run.status == 0 && run.output.contains("merge      .vipergen.json\n"), "\(run)")
        #expect(
            try folder.read(".vipergen.json") == "{\n  \"output\": \".\",\n  \"templates\": \"\(key)\"\n}\n"
        )
        try edit(set)
        #expect(try folder.vipergen("Login", "-q").errors == "")
        #expect(try isEdited("Login"))
        #expect(try folder.vipergen("status").output.contains("unedited"))
        #expect(try folder.vipergen("templates").errors == "")
    }

    @Test func `from a subfolder, the key is relative to the configuration's folder`() throws {
        try folder.write("{}", to: ".vipergen.json")
        try folder.write("", to: "down/.keep")
        let run = try Run.vipergen(["eject", "viper", "Sets/viper"], in: folder.url.appending(path: "down"))
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read(".vipergen.json") == #"{"templates": "down/Sets"}"#)
    }

    @Test(
        arguments: [
            (#"{"templates": "Sets"}"#, ["base"]), (#"{"templates": "Sets"}"#, ["base", "Other/base"]),
            ("{}", ["base", "Sets/base", "-n"]), ("{}", ["base", "Sets/base", "--diff"]),
        ]
    )
    func `an existing key and a dry run change no configuration`(
        text: String,
        arguments: [String]
    ) throws {
        try folder.write(text, to: ".vipergen.json")
        try folder.write("", to: "Sets/README")
        let run = try Run.vipergen(["eject"] + arguments, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read(".vipergen.json") == text)
    }

    @Test func `the template set and the key are written together, or not at all`() throws {
        try folder.write("{}", to: ".vipergen.json")
        try folder.write("mine", to: "base/template.json")
        try folder.vipergen("eject", "base", status: 73)
        #expect(try folder.read(".vipergen.json") == "{}")
        #expect(try folder.files.keys.filter { $0.hasPrefix("base/") } == ["base/template.json"])
    }

    @Test func `a copy with another name is found by that name`() throws {
        try folder.write("{}", to: ".vipergen.json")
        let run = try folder.vipergen("eject", "viper", "Sets/ours")
        let next = """
            next: change 'Sets/ours'; 'vipergen NAME --template ours' uses it, and after \
            'vipergen init --force --template ours' every run does

            """
        #expect(run.errors.hasSuffix(next), "\(run.errors)")
        #expect(try folder.read(".vipergen.json") == #"{"templates": "Sets"}"#)
        try edit("Sets/ours")
        try folder.vipergen("init", "--no-base", "--force", "--template", "ours", "--quiet")
        try folder.vipergen("Login", "--quiet")
        #expect(try isEdited("Login"))
    }

    @Test func `a copy of the default set is used without a word`() throws {
        try folder.write("{}", to: ".vipergen.json")
        let run = try folder.vipergen("eject", "viper")
        #expect(run.errors.hasSuffix("next: change 'viper'; 'vipergen NAME' uses it from now on\n"), "\(run.errors)")
    }

    @Test(arguments: ["Sets", "Others"])
    func `the folder of the sets is no set`(path: String) throws {
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        try folder.write(#"{"name": "own"}"#, to: "Others/own/template.json")
        try folder.write("", to: "Sets/README")
        let before = try folder.files
        let run = try folder.vipergen("eject", "viper", path, status: 64)
        #expect(run.errors.hasPrefix("error: '\(path)' is the folder of your template sets, and no set\n"), "\(run)")
        #expect(try folder.files == before)
    }

    @Test(arguments: ["App", "App/Login", "."])
    func `a folder with other files is not made a set`(path: String) throws {
        try folder.vipergen("Login", "-o", "App", "-q")
        let before = try folder.files
        let run = try folder.vipergen("eject", "viper", path, status: 73)
        #expect(run.errors.contains("is not empty\nhelp: name a new one, such as '"), "\(run.errors)")
        #expect(try folder.files == before)
    }

    @Test(arguments: [("base", "'vipergen init'"), ("mvvm-base", "'vipergen init --template mvvm'")])
    func `base files are for 'init', which uses their copy`(name: String, command: String) throws {
        try folder.write("{}", to: ".vipergen.json")
        let run = try folder.vipergen("eject", name, "Sets/\(name)")
        #expect(run.errors.hasSuffix("next: change 'Sets/\(name)'; \(command) uses it\n"), "\(run.errors)")
        let other = try folder.vipergen("eject", name, "Sets/other")
        let key = #"if it is beside your sets, and their 'template.json' has "base": "other""#
        #expect(other.errors.hasSuffix("next: change 'Sets/other'; \(command) uses it \(key)\n"), "\(other.errors)")
        let refused = try folder.vipergen("init", "--force", "--template", name, status: 64)
        #expect(refused.errors.hasPrefix("error: '\(name)' has base files, and no modules\n"), "\(refused.errors)")
    }

    @Test func `a folder in a set is no place for another set`() throws {
        try folder.vipergen("eject", "viper", "Sets")
        let before = try folder.files
        let run = try folder.vipergen("eject", "viper", "Sets/viper", status: 64)
        let message = "error: 'Sets/viper' is in the folder of a template set, 'Sets'\nhelp: name a folder beside"
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
        #expect(try folder.files == before)
    }

    @Test func `without a configuration, how to use the copy is printed`() throws {
        let run = try folder.vipergen("eject", "viper", "Tools/viper")
        let next = """
            next: change 'Tools/viper'; 'vipergen NAME --template Tools/viper' uses it, and after \
            'vipergen init --template Tools/viper' every run does

            """
        #expect(run.errors.hasSuffix(next), "\(run.errors)")
        #expect(try folder.files[".vipergen.json"] == nil)
    }

    @Test func `outside the repository, no configuration can name the template set, and this is reported`() throws {
        let inner = folder.url.appending(path: "app")
        try folder.write("", to: "app/.git/HEAD")
        try folder.write("{}", to: "app/.vipergen.json")
        let run = try Run.vipergen(["eject", "viper", "../Sets/viper"], in: inner)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("'vipergen NAME --template ../Sets/viper' uses it"), "\(run.errors)")
        #expect(try folder.read("app/.vipergen.json") == "{}")
    }

    @Test func `an edited template set that is not used is mentioned, with how to use it`() throws {
        try folder.vipergen("eject", "viper", "-q")
        func note(_ set: String) -> String {
            """
            note: this is the built-in set '\(set)', and not the one in '\(set)/'
            help: '--template ./\(set)' uses that one, and so does every run if .vipergen.json has "templates": "."

            """
        }
        try edit("viper")
        #expect(try folder.vipergen("Login").errors.contains(note("viper")))
        #expect(try !isEdited("Login"))
        for line in ["init --no-base -n", "status", "update Login", "templates viper", "templates"] {
            let run = try Run.vipergen(line.split(separator: " ").map(String.init), in: folder.url)
            #expect(run.errors.contains(note("viper")), "\(line): \(run.errors)")
        }
        // Of 'base', few combinations are linted. Without Swift, 'verify' ends before it compiles anything.
        try folder.vipergen("eject", "base", "-q")
        try folder.write(try folder.read("base/template.json") + "\n", to: "base/template.json")
        let environment = ["PATH": folder.url.path]
        let verification = try Run.vipergen(["verify", "base"], in: folder.url, environment: environment)
        #expect(verification.errors.contains(note("base")), "\(verification.errors)")
        #expect(try folder.vipergen("Home", "-t", "./viper").errors.contains("note:") == false)
        #expect(try isEdited("Home"))
        #expect(try folder.vipergen("Login", "-q").errors == "")
        try folder.write(#"{"templates": "."}"#, to: ".vipergen.json")
        #expect(try folder.vipergen("Signup").errors.contains("note:") == false)
        #expect(try isEdited("Signup"))
    }
}
