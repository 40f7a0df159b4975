import Testing

@testable import VipergenGenerator

/// Values of texts and lists that are hard to detect.
@Suite struct ProvenanceValueTests {

    private static let lines = (1...6).map { "line \($0) of {{name}}\n" }.joined()

    private static func templateSet(_ options: String, _ templates: [String: String]) throws -> TemplateSet {
        let manifest = #"{"name": "own", "options": [\#(options)]}"#
        let files = templates.merging(["template.json": manifest]) { $1 }
        return try TemplateSet(files: files.map { SourceFile(path: $0, text: $1) }, location: "own")
    }

    private static let project = Project(name: "App", date: "2026-01-01")

    /// The files that a template set renders with some options, as they are on disk.
    private static func disk(
        _ set: TemplateSet,
        _ values: [String: OptionValue],
        in module: String = "Login"
    ) throws -> ModuleOnDisk {
        let request = try Request(try Module(module), of: set, options: values, project: project)
        let files = try request.render().map { ModuleOnDisk.File(path: $0.path, contents: $0.contents) }
        return ModuleOnDisk(request.module, files, hasOneFolder: false)
    }

    /// The command line that is detected in a module; nil if none is.
    private static func options(_ set: TemplateSet, of disk: ModuleOnDisk) throws -> String? {
        let search = ProvenanceSearch(set, in: project)
        guard case .made(let provenance) = try search.finding(for: disk) else { return nil }
        #expect(provenance.distance == 0)
        return set.commandLine(for: provenance.values)
    }

    private static func expect(_ values: [String: OptionValue], in set: TemplateSet) throws {
        let words = set.options.flatMap { option in values[option.name]?.words(of: option.name) ?? [] }
        #expect(try options(set, of: try disk(set, values)) == ShellWords.joined(words))
    }

    private static let headline = #"{"name": "headline", "type": "text", "help": "h"}"#

    // MARK: - Escaped values -

    @Test(arguments: [#"Say "hi""#, #"back\slash"#, "tab\there", "plain", "&amp;", "a\u{200B}b"])
    func `a text is detected in a string literal`(text: String) throws {
        let template = Self.lines + "{{#headline}}\nlet title = \"{{headline.literal}}\"\n{{/headline}}\n"
        try Self.expect(
            ["headline": .text(text)],
            in: try Self.templateSet(Self.headline, ["{{name}}.swift.mustache": template])
        )
    }

    @Test(arguments: [".storyboard", ".xib", ".plist"], [#"Q&A "now""#, "it's <b>", #"\&quot;"#])
    func `a text is detected in a document, escaped, as a literal, and as it is`(ending: String, text: String) throws {
        for tag in ["{{headline}}", "{{headline.literal}}", "{{{headline}}}", "{{{headline.literal}}}"] {
            let template = Self.lines + "{{#headline}}\n<a title=\"\(tag)\"/>\n{{/headline}}\n"
            let set = try Self.templateSet(Self.headline, ["{{name}}\(ending).mustache": template])
            try Self.expect(["headline": .text(text)], in: set)
        }
    }

    @Test func `fields of a list are detected where one is escaped and another is not`() throws {
        let option = """
            {"name": "key", "type": "list", "help": "h",
             "fields": [{"name": "label", "is": "identifier"}, {"name": "text", "is": "any"}]}
            """
        let template = Self.lines + "{{#key}}\nlet {{label}} = \"{{text.literal}}\" // {{text}}\n{{/key}}\n"
        let set = try Self.templateSet(option, ["{{name}}.swift.mustache": template])
        try Self.expect(["key": .list([#"one: a "b""#, #"two: c\d"#])], in: set)
    }

    @Test func `a line whose literal and text differ has no value`() throws {
        let template =
            Self.lines + "{{#headline}}\nlet title = \"{{headline.literal}}\" // {{headline}}\n{{/headline}}\n"
        let set = try Self.templateSet(Self.headline, ["{{name}}.swift.mustache": template])
        let text = Self.lines.replacing("{{name}}", with: "Login") + "let title = \"a\\\"\" // b\n"
        let file = ModuleOnDisk.File(path: "Login/Login.swift", contents: Array(text.utf8))
        let search = ProvenanceSearch(set, in: Self.project)
        let disk = ModuleOnDisk(try Module("Login"), [file], hasOneFolder: false)
        #expect(try set.commandLine(for: search.finding(for: disk).best.values) == "")
    }

    // MARK: - Many fields -

    @Test(arguments: [9, 30, 60])
    func `a list may have any number of fields`(count: Int) throws {
        let names = (0..<count).map { "field\($0)" }
        let fields = names.map { #"{"name": "\#($0)", "is": "identifier"}"# }.joined(separator: ", ")
        let option = #"{"name": "row", "type": "list", "help": "h", "fields": [\#(fields)]}"#
        let row = names.map { "{{\($0)}}" }.joined(separator: ", ")
        let template = Self.lines + "{{#row}}\nlet row = [\(row)]\n{{/row}}\n"
        let set = try Self.templateSet(option, ["{{name}}.swift.mustache": template])
        let value = names.map { "v\($0)" }.joined(separator: ": ")
        try Self.expect(["row": .list([value, value.replacing("v", with: "w")])], in: set)
    }

    // MARK: - Values that cannot be in one list -

    private static let action = """
        {"name": "action", "type": "list", "help": "h", "fields": [
          {"name": "label", "is": "identifier", "unique": true}, {"name": "type", "is": "any"}]}
        """

    private func detected(_ text: String, by option: String, _ template: String) throws -> String? {
        let set = try Self.templateSet(option, ["{{name}}.swift.mustache": Self.lines + template])
        let text = Self.lines.replacing("{{name}}", with: "Login") + text
        let file = ModuleOnDisk.File(path: "Login/Login.swift", contents: Array(text.utf8))
        let search = ProvenanceSearch(set, in: Self.project)
        let disk = ModuleOnDisk(try Module("Login"), [file], hasOneFolder: false)
        guard case .made(let provenance) = try search.finding(for: disk) else { return nil }
        // Each explanation can be requested.
        _ = try Request(disk.module, of: set, options: provenance.values, project: Self.project)
        return set.commandLine(for: provenance.values)
    }

    @Test func `if two values have one label, the one that brings the module nearer is detected`() throws {
        let template = "{{#action}}\nlet {{label}}: {{type}}\nlabel {{label}} {{type}}\n{{/action}}\n"
        for text in ["let a: A\nlet a: B\nlabel a B\n", "let a: B\nlabel a B\nlet a: A\n"] {
            #expect(try detected(text, by: Self.action, template) == "--action 'a: B'")
        }
        let row = "{{#action}}\nlet {{label}}: {{type}}\n{{/action}}\n"
        #expect(try detected("let a: A\nlet a: B\n", by: Self.action, row) == "--action 'a: A'")
    }

    @Test func `the first of two values with one variable name is detected, and other values with it`() throws {
        let child = #"{"name": "child", "type": "list", "is": "typeName", "help": "h"}"#
        let found = try detected(
            "use URLList\nuse UrlList\nuse Home\n",
            by: child,
            "{{#child}}\nuse {{child}}\n{{/child}}\n"
        )
        #expect(found == "--child URLList --child Home")
    }

    // MARK: - Files under several options -

    private static let options = """
        {"name": "log", "type": "flag", "help": "h"}, {"name": "trace", "type": "flag", "help": "h"},
        {"name": "child", "type": "list", "is": "typeName", "help": "h"},
        {"name": "title", "type": "text", "help": "h"}
        """

    private static let extra = "{{#child}}\nlog {{child}}\n{{/child}}\n"

    @Test(arguments: [false, true])
    func `a file that needs a flag and a value is evidence of both`(isValueElsewhere: Bool) throws {
        let templates = [
            "{{name}}.swift.mustache": Self.lines + (isValueElsewhere ? Self.extra : ""),
            "{{name}}Extra.swift.mustache": "{{#log}}\n\(Self.extra){{/log}}\n",
        ]
        let set = try Self.templateSet(Self.options, templates)
        try Self.expect(["log": .flag(true), "child": .list(["One", "Two"])], in: set)
    }

    @Test func `a file may need two flags and a text`() throws {
        let extra =
            "{{#log}}\n{{#trace}}\n{{#title}}\nlet title = \"{{title.literal}}\"\n{{/title}}\n{{/trace}}\n{{/log}}\n"
        let set = try Self.templateSet(
            Self.options,
            ["{{name}}.swift.mustache": Self.lines, "{{name}}Extra.swift.mustache": extra]
        )
        try Self.expect(["log": .flag(true), "trace": .flag(true), "title": .text("A \"B\"")], in: set)
    }

    @Test func `lines that need two flags of many show both`() throws {
        let flags = (0..<12).map { #"{"name": "o\#($0)", "type": "flag", "help": "h"}"# }.joined(separator: ", ")
        let both =
            "{{#o1}}\n{{#o2}}\nlet both = true\n{{/o2}}\n{{^o2}}\nlet first = true\nlet alone = true\n{{/o2}}\n{{/o1}}\n"
        let set = try Self.templateSet(flags, ["{{name}}.swift.mustache": Self.lines + both])
        try Self.expect(["o1": .flag(true), "o2": .flag(true)], in: set)
    }

    @Test func `files that need several options may be the module's`() throws {
        let flags = (0..<12).map { #"{"name": "o\#($0)", "type": "flag", "help": "h"}"# }.joined(separator: ", ")
        let set = try Self.templateSet(
            Self.options + ", " + flags,
            [
                "{{name}}.swift.mustache": Self.lines,
                "{{name}}Extra.swift.mustache": "{{#log}}\n\(Self.extra){{/log}}\n",
                "{{name}}More.swift.mustache": "{{#o1}}\n{{#o2}}\nx\n{{/o2}}\n{{/o1}}\n",
            ]
        )
        let search = ProvenanceSearch(set, in: Self.project)
        let isPossible = try search.nameFilter(for: try Module("Login"))
        #expect(["LoginExtra.swift", "LoginMore.swift", "LoginOther.swift"].map(isPossible) == [true, true, false])
    }
}
