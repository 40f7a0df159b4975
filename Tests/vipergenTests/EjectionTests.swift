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
            ("{}", ["base", "Sets/own"]), ("{}", ["base", "Sets/base", "-n"]), ("{}", ["base", "Sets/base", "--diff"]),
        ]
    )
    func `an existing key, a template set with another name and a dry run change no configuration`(
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

    @Test func `without a configuration, the line to add is printed`() throws {
        let run = try folder.vipergen("eject", "viper", "Tools/viper")
        #expect(
            run.errors.contains(
                """
                note: 'viper' means the built-in set until .vipergen.json says where this one is
                help: use it with '--template Tools/viper', or write .vipergen.json with "templates", the folder of your sets

                """
            ),
            "\(run.errors)"
        )
        #expect(try folder.files[".vipergen.json"] == nil)
        #expect(try !folder.vipergen("eject", "viper", "Tools/own").errors.contains("note:"))
    }

    @Test func `outside the repository, no configuration can name the template set, and this is reported`() throws {
        let inner = folder.url.appending(path: "app")
        try folder.write("", to: "app/.git/HEAD")
        try folder.write("{}", to: "app/.vipergen.json")
        let run = try Run.vipergen(["eject", "viper", "../Sets/viper"], in: inner)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("note: 'viper' means the built-in set"), "\(run.errors)")
        #expect(run.errors.contains("'--template ../Sets/viper'"), "\(run.errors)")
        #expect(try folder.read("app/.vipergen.json") == "{}")
    }

    @Test func `an edited template set that is not used is mentioned, with how to use it`() throws {
        try folder.vipergen("eject", "viper", "-q")
        let note = """
            note: this is the built-in set 'viper', and not the one in 'viper/'
            help: '--template ./viper' uses that one, and so does every run if .vipergen.json has "templates": "."

            """
        try edit("viper")
        #expect(try folder.vipergen("Login").errors.contains(note))
        #expect(try !isEdited("Login"))
        for line in [
            "init --no-base -n", "status", "update Login", "templates viper", "templates", "verify viper --limit 1",
        ] {
            // Without Swift, 'verify' ends before it compiles anything.
            let environment = line.hasPrefix("verify") ? ["PATH": folder.url.path] : [:]
            let words = line.split(separator: " ").map(String.init)
            let run = try Run.vipergen(words, in: folder.url, environment: environment)
            #expect(run.errors.contains(note), "\(line): \(run.errors)")
        }
        #expect(try folder.vipergen("Home", "-t", "./viper").errors.contains("note:") == false)
        #expect(try isEdited("Home"))
        #expect(try folder.vipergen("Login", "-q").errors == "")
        try folder.write(#"{"templates": "."}"#, to: ".vipergen.json")
        #expect(try folder.vipergen("Signup").errors.contains("note:") == false)
        #expect(try isEdited("Signup"))
    }
}
