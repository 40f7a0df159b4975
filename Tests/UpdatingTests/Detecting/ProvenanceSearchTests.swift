import Testing

@testable import VipergenGenerator

@Suite struct ProvenanceSearchTests {

    private static let project = Project(name: "App", author: "Ann", date: "2026-01-01")

    /// A template set with one template, `{{name}}.swift`, and these options.
    private func templateSet(_ options: String, _ template: String, more: String = "") throws -> TemplateSet {
        let files = [
            SourceFile(path: "template.json", text: #"{"name": "own", "options": [\#(options)]\#(more)}"#),
            SourceFile(path: "{{name}}.swift.mustache", text: template),
        ]
        return try TemplateSet(files: files, location: "own")
    }

    private func finding(_ templateSet: TemplateSet, _ text: String, module: String = "Login") throws -> Finding {
        let search = ProvenanceSearch(templateSet, in: Self.project)
        let module = try Module(module)
        let file = ModuleOnDisk.File(path: "\(module.folder)/\(module.name.text).swift", contents: Array(text.utf8))
        return try search.finding(for: ModuleOnDisk(module, [file], hasOneFolder: false))
    }

    private func options(_ templateSet: TemplateSet, _ text: String) throws -> String? {
        guard case .made(let provenance) = try finding(templateSet, text) else { return nil }
        return templateSet.commandLine(for: provenance.values)
    }

    private static let lines = (1...6).map { "line \($0) of {{name}}\n" }.joined()

    @Test func `a flag is detected by its lines`() throws {
        let set = try templateSet(
            #"{"name": "a", "type": "flag", "help": "h"}, {"name": "b", "type": "flag", "default": true, "help": "h"}"#,
            Self.lines + "{{#a}}\nlet a = {{name}}()\n{{/a}}\n{{#b}}\nlet b = {{variableName}}\n{{/b}}\n"
        )
        let fresh = Self.lines.replacing("{{name}}", with: "Login")
        #expect(try options(set, fresh + "let a = Login()\nlet b = login\n") == "--a")
        #expect(try options(set, fresh + "\tlet b = login  \r\n") == "")
        #expect(try options(set, fresh) == "--no-b")
    }

    @Test func `an option whose type the module has is preferred to an equally near one`() throws {
        let set = try templateSet(
            #"{"name": "a", "type": "flag", "help": "h"}"#,
            Self.lines + "{{#a}}\nprotocol {{name}}Action {\nvar a: A { get }\n{{/a}}\n",
            more: #", "types": [{"names": ["{{name}}Action"], "when": ["a"]}]"#
        )
        let fresh = Self.lines.replacing("{{name}}", with: "Login")
        // The file has one of the two lines.
        #expect(try options(set, fresh + "protocol LoginAction: B {\nvar a: A { get }\n") == "--a")
        #expect(try options(set, fresh + "protocol LoginActions: B {\nvar a: A { get }\n") == "")
    }

    @Test func `the distance of a module from given options is measured`() throws {
        let option = #"{"name": "a", "type": "flag", "help": "h"}"#
        let set = try templateSet(option, Self.lines + "{{#a}}\none\ntwo\nthree\n{{/a}}\n")
        let search = ProvenanceSearch(set, in: Self.project)
        let text = Self.lines.replacing("{{name}}", with: "Login") + "one\nmine\n"
        let file = ModuleOnDisk.File(path: "Login/Login.swift", contents: Array(text.utf8))
        let disk = ModuleOnDisk(try Module("Login"), [file], hasOneFolder: false)
        let found = try search.provenance(of: disk, madeWith: ["a": .flag(true)])
        #expect(found.distance == 3 && found.share == 7 / 9 && !found.hasTests)
        #expect(set.commandLine(for: found.values) == "--a")
        let other = try search.provenance(of: disk, madeWith: [:])
        #expect(other.distance == 2 && other.share == 1)
    }

    @Test func `if combinations render the same, the one with fewer options is detected`() throws {
        let set = try templateSet(#"{"name": "a", "type": "flag", "help": "h"}"#, Self.lines + "{{#a}}{{/a}}")
        #expect(try options(set, Self.lines.replacing("{{name}}", with: "Login")) == "")
    }

    @Test func `equally near combinations that render differently are all reported`() throws {
        let set = try templateSet(
            #"{"name": "view", "type": "choice", "values": ["x", "y"], "default": "x", "help": "h"}"#,
            Self.lines + "{{view}}\n"
        )
        let finding = try finding(set, Self.lines.replacing("{{name}}", with: "Login") + "mine\n")
        guard case .unclear(let provenances) = finding else {
            Issue.record("\(finding)")
            return
        }
        #expect(provenances.map { set.commandLine(for: $0.values) } == ["", "--view y"])
        #expect(set.commandLine(for: finding.best.values) == "")
    }

    @Test func `a module with less than half of its lines is not explained`() throws {
        let set = try templateSet("", Self.lines)
        let half = "line 1 of Login\nline 2 of Login\nline 3 of Login\n"
        guard case .made = try finding(set, half) else { throw Failure(.data, "half is enough") }
        guard case .unexplained(let provenance) = try finding(set, String(half.dropLast(2))) else {
            throw Failure(.data, "less is not")
        }
        #expect(provenance.percentage == 33)
    }

    @Test func `a text is detected in a matching line, in any spelling`() throws {
        let option = #"{"name": "parent", "type": "text", "is": "typeName", "help": "h"}"#
        let set = try templateSet(
            option,
            Self.lines + "{{#parent}}\nlet {{parent.variableName}}: {{parent}}?\n{{/parent}}\n"
        )
        let fresh = Self.lines.replacing("{{name}}", with: "Login")
        #expect(try options(set, fresh + "let offGame: OffGame?\n") == "--parent OffGame")
        #expect(try options(set, fresh + "let offgame: [OffGame]\n") == "")
        let other = try templateSet(
            option,
            Self.lines + "{{#parent}}\n{{parent}}: {{parent.variableName}}\n{{/parent}}\n"
        )
        #expect(try options(other, fresh + "URLList: urlList\n") == "--parent URLList")
        let small = try templateSet(option, Self.lines + "{{#parent}}\nlet {{parent.variableName}} = 1\n{{/parent}}\n")
        #expect(try options(small, fresh + "let offGame = 1\n") == "--parent OffGame")
        let identifier = try templateSet(
            #"{"name": "parent", "type": "text", "is": "identifier", "help": "h"}"#,
            Self.lines + "{{#parent}}\nlet {{parent.kebabName}} = 1\n{{/parent}}\n"
        )
        #expect(try options(identifier, fresh + "let off-game = 1\n") == "--parent offGame")
    }

    @Test func `the values of a list are detected in the order of the file`() throws {
        let option = #"{"name": "child", "type": "list", "is": "typeName", "help": "h"}"#
        let set = try templateSet(
            option,
            Self.lines + "{{#child}}\nlet {{child.variableName}}: {{child}}{{^isLast}},{{/isLast}}\n{{/child}}\n"
        )
        let fresh = Self.lines.replacing("{{name}}", with: "Login")
        #expect(try options(set, fresh + "let two: Two,\nmine\nlet one: One\n") == "--child Two --child One")
        // A line that only resembles the template does not reduce the distance.
        #expect(try options(set, fresh + "let other: Thing,\n") == "")
    }

    private static let action = """
        {"name": "action", "type": "list", "help": "h",
         "fields": [{"name": "label", "is": "identifier"}, {"name": "kind", "is": "any"}]}
        """

    @Test func `the fields of a list's values are detected together`() throws {
        let set = try templateSet(Self.action, Self.lines + "{{#action}}\nlet {{label}}: {{kind}}\n{{/action}}\n")
        let fresh = Self.lines.replacing("{{name}}", with: "Login")
        let found = try options(set, fresh + "let email: Driver<String?>\nlet login: Signal<[String: Int]>\n")
        #expect(found == "--action 'email: Driver<String?>' --action 'login: Signal<[String: Int]>'")
    }

    @Test func `if there are too many combinations to try, single changes lead to the right one`() throws {
        let names = (0..<12).map { "o\($0)" }
        let set = try templateSet(
            names.map { #"{"name": "\#($0)", "type": "flag", "help": "h"}"# }.joined(separator: ","),
            Self.lines + names.map { "{{#\($0)}}\nlet \($0) = {{name}}()\n{{/\($0)}}\n" }.joined()
        )
        let fresh = Self.lines.replacing("{{name}}", with: "Login")
        let on = ["o1", "o4", "o5", "o9", "o11"]
        let found = try options(set, fresh + on.map { "let \($0) = Login()\n" }.joined())
        #expect(found == on.map { "--\($0)" }.joined(separator: " "))
    }

    @Test func `the first of equally good single changes is followed`() throws {
        let names = (0..<12).map { "o\($0)" }
        let set = try templateSet(
            names.map { #"{"name": "\#($0)", "type": "flag", "help": "h"}"# }.joined(separator: ","),
            Self.lines + "{{#o0}}\nzero\n{{#o2}}\ntwo\n{{/o2}}{{/o0}}\n{{#o1}}\none\n{{/o1}}\n",
            more: #", "forbids": [{"options": ["o0", "o1"]}]"#
        )
        #expect(try options(set, Self.fresh + "zero\none\ntwo\n") == "--o0 --o2")
    }

    @Test func `partials named after the module are rendered for each module`() throws {
        let files = [
            SourceFile(path: "template.json", text: #"{"name": "own"}"#),
            SourceFile(path: "{{name}}.swift.mustache", text: Self.lines + "{{> *name}}\n"),
            SourceFile(path: "partials/Login.mustache", text: "of Login alone"),
        ]
        let set = try TemplateSet(files: files, location: "own")
        let text = Self.lines.replacing("{{name}}", with: "Login") + "of Login alone"
        guard case .made(let provenance) = try finding(set, text) else { throw Failure(.data, "it is not found") }
        #expect(provenance.distance == 0)
    }

    @Test(arguments: ["Account/Login", "A&B/Login"])
    func `the files that may be a module's are recognized by their names`(module: String) throws {
        let options = """
            {"name": "parent", "type": "text", "is": "typeName", "help": "h"},
            {"name": "log", "type": "flag", "help": "h"}
            """
        let files = [
            SourceFile(path: "template.json", text: #"{"name": "own", "options": [\#(options)]}"#),
            SourceFile(path: "{{name}}View.swift.mustache", text: "x\n"),
            SourceFile(path: "{{name}}Log.swift.mustache", text: "{{#log}}\nx\n{{/log}}\n"),
            SourceFile(path: "{{parent}}+{{name}}.swift.mustache", text: "{{#parent}}\nx\n{{/parent}}\n"),
        ]
        let search = try ProvenanceSearch(TemplateSet(files: files, location: "own"), in: Self.project)
        let isPossible = try search.nameFilter(for: try Module(module))
        let names = [
            "LoginView.swift", "LoginLog.swift", "Root+Login.swift", "HomeView.swift", "Root+Home.swift",
            "Login.swift",
        ]
        #expect(names.map(isPossible) == [true, true, true, false, false, false])
    }

    @Test func `a folder with a character that is escaped in documents makes no difference`() throws {
        let set = try templateSet("", Self.lines + "{{path}}\n")
        let text = Self.lines.replacing("{{name}}", with: "Login") + "A&B/Login/Login.swift\n"
        guard case .made(let provenance) = try finding(set, text, module: "A&B/Login") else {
            throw Failure(.data, "it is not found")
        }
        #expect(provenance.distance == 0)
    }

    @Test func `a folder with an escaped character does not affect other modules`() throws {
        let search = try ProvenanceSearch(templateSet("", Self.lines + "{{path}}\n"), in: Self.project)
        for folder in ["A/", "A&B/", "A/"] {
            for name in ["Login", "Home"] {
                let text = Self.lines.replacing("{{name}}", with: name) + "\(folder)\(name)/\(name).swift\n"
                let module = try Module(folder + name)
                let file = ModuleOnDisk.File(path: "\(module.folder)/\(name).swift", contents: Array(text.utf8))
                let disk = ModuleOnDisk(module, [file], hasOneFolder: false)
                #expect(try search.finding(for: disk).best.distance == 0, "\(module.folder)")
            }
        }
    }

    @Test func `a module with a reserved name is not explained, and not by options that reserve the name`() throws {
        let reserved = #", "reserved": [{"names": ["Login"], "because": "it is"}]"#
        let finding = try finding(templateSet("", Self.lines, more: reserved), Self.fresh)
        guard case .unexplained(let provenance) = finding else { throw Failure(.data, "no module is called so") }
        #expect(provenance.share == 0 && !provenance.hasTests)
        let flag = #"{"name": "b", "type": "flag", "help": "h"}"#
        let when = #", "reserved": [{"names": ["Login"], "when": "b", "because": "it is"}]"#
        let set = try templateSet(flag, Self.lines + "{{#b}}\nlet b = 1\n{{/b}}\n", more: when)
        #expect(try options(set, Self.fresh + "let b = 1\n") == "")
    }

    @Test func `a required text is detected, or the module is not explained`() throws {
        let set = try templateSet(
            #"{"name": "owner", "type": "text", "is": "typeName", "required": true, "help": "h"}"#,
            Self.lines + "let owner: {{owner}}\n"
        )
        let fresh = Self.lines.replacing("{{name}}", with: "Login")
        #expect(try options(set, fresh + "let owner: Root\n") == "--owner Root")
        guard case .unexplained = try finding(set, fresh) else { throw Failure(.data, "nobody knows the owner") }
    }

    @Test(arguments: ["", "{{#view.file}}\nlet view = {{name}}()\n{{/view.file}}\n"])
    func `a file at a rendered path is matched, even if few of its lines are left`(deleted: String) throws {
        let option = #"{"name": "view", "type": "choice", "values": ["none", "file"], "default": "none", "help": "h"}"#
        let files = [
            SourceFile(path: "template.json", text: #"{"name": "own", "options": [\#(option)]}"#),
            SourceFile(path: "{{name}}.swift.mustache", text: Self.lines + deleted),
            SourceFile(path: "{{name}}.xib.mustache", text: "{{#view.file}}\na\nb\nc\nd\n{{/view.file}}\n"),
        ]
        let set = try TemplateSet(files: files, location: "own")
        let search = ProvenanceSearch(set, in: Self.project)
        let module = try Module("Login")
        let texts = ["swift": Self.lines.replacing("{{name}}", with: "Login"), "xib": "x\na\n"]
        let disk = texts.map { ModuleOnDisk.File(path: "Login/Login.\($0)", contents: Array($1.utf8)) }
        guard case .made(let provenance) = try search.finding(for: ModuleOnDisk(module, disk, hasOneFolder: false))
        else {
            throw Failure(.data, "it is not found")
        }
        #expect(set.commandLine(for: provenance.values) == "--view file")
    }

    // MARK: - Ties -

    @Test func `if combinations render the same, the first one with the fewest options is detected`() throws {
        let view = #"{"name": "view", "type": "choice", "values": ["x", "y", "z"], "default": "x", "help": "h"}"#
        let choice = try templateSet(view, Self.lines + "let v = {{#view.y}}1{{/view.y}}{{#view.z}}1{{/view.z}}\n")
        let text = Self.lines.replacing("{{name}}", with: "Login") + "let v = 1\n"
        #expect(try options(choice, text) == "--view y")
        let flags = try templateSet(
            ["a", "c", "b"].map { #"{"name": "\#($0)", "type": "flag", "help": "h"}"# }.joined(separator: ","),
            Self.lines + "let v = {{#b}}1{{/b}}{{^b}}{{#a}}{{#c}}1{{/c}}{{/a}}{{/b}}\n"
        )
        #expect(try options(flags, text) == "--b")
    }

    @Test func `the first of equally near texts in alphabetical order is detected`() throws {
        let option = #"{"name": "parent", "type": "text", "is": "typeName", "help": "h"}"#
        let set = try templateSet(option, Self.lines + "{{#parent}}\nlet parent: {{parent}}\n{{/parent}}\n")
        let parents = ["Delta", "Bravo", "Echo", "Alpha", "Charlie"].map { "let parent: \($0)\n" }.joined()
        #expect(try options(set, Self.lines.replacing("{{name}}", with: "Login") + parents) == "--parent Alpha")
    }

    // MARK: - Folders of files -

    private func provenance(
        _ options: String,
        _ templates: [String: String],
        _ disk: [String: String]
    ) throws -> (options: String, distance: Int)? {
        let manifest = #"{"name": "own", "options": [\#(options)]}"#
        let files = templates.merging(["template.json": manifest]) { $1 }
        let set = try TemplateSet(files: files.map { SourceFile(path: $0, text: $1) }, location: "own")
        let search = ProvenanceSearch(set, in: Self.project)
        let found = disk.sorted { $0.key < $1.key }.map {
            ModuleOnDisk.File(path: "Login/\($0)", contents: Array($1.utf8))
        }
        guard
            case .made(let provenance) = try search.finding(
                for: ModuleOnDisk(try Module("Login"), found, hasOneFolder: false)
            )
        else {
            return nil
        }
        return (set.commandLine(for: provenance.values), provenance.distance)
    }

    @Test func `a file at its own path is matched, and a copy elsewhere is ignored`() throws {
        let text = Self.lines.replacing("{{name}}", with: "Login")
        let disk = ["Login.swift": text, "Old/Login.swift": "mine\n"]
        let found = try #require(try provenance("", ["{{name}}.swift.mustache": Self.lines], disk))
        #expect(found.distance == 0)
    }

    @Test func `if an option decides only about a file's folder, it is detected by the folder`() throws {
        let view = #"{"name": "view", "type": "choice", "values": ["x", "y"], "default": "x", "help": "h"}"#
        let found = try provenance(
            view,
            ["{{view}}/{{name}}.swift.mustache": Self.lines],
            ["y/Login.swift": Self.fresh]
        )
        #expect(found?.options == "--view y")
    }

    @Test func `a file in another folder matches one of two templates with its name`() throws {
        let templates = ["a/{{name}}.swift.mustache": Self.lines, "b/{{name}}.swift.mustache": Self.lines]
        let found = try provenance("", templates, ["c/Login.swift": Self.fresh])
        #expect(found?.distance == 3)
    }

    @Test func `a value that only a file's name has is detected`() throws {
        let option = #"{"name": "parent", "type": "text", "is": "typeName", "help": "h"}"#
        let extended = "{{#parent}}\nextension {{name}} {}\n{{/parent}}\n"
        let templates = ["{{name}}.swift.mustache": Self.lines, "{{parent}}+{{name}}.swift.mustache": extended]
        let text = Self.lines.replacing("{{name}}", with: "Login")
        let disk = ["Login.swift": text, "Root+Login.swift": "extension Login {}\n"]
        #expect(try provenance(option, templates, disk)?.options == "--parent Root")
    }

    @Test func `a value that a file's name has in another spelling is taken from the file's text`() throws {
        let option = #"{"name": "parent", "type": "text", "is": "typeName", "help": "h"}"#
        let extended = "{{#parent}}\nextension {{parent}} {}\n{{/parent}}\n"
        let templates = [
            "{{name}}.swift.mustache": Self.lines, "{{parent.kebabName}}-{{name}}.swift.mustache": extended,
        ]
        let disk = ["Login.swift": Self.fresh, "url-list-Login.swift": "extension URLList {}\n"]
        #expect(try provenance(option, templates, disk)?.options == "--parent URLList")
    }

    @Test func `the least deep of the files with one name in other folders is matched`() throws {
        let disk = ["b/Login.swift": Self.fresh, "a/c/Login.swift": "mine\n"]
        #expect(try provenance("", ["{{name}}.swift.mustache": Self.lines], disk)?.distance == 0)
    }

    @Test func `fields on separate lines are combined in order`() throws {
        let lines = Self.lines + "{{#action}}\nlabel {{label}}\nkind {{kind}}\n{{/action}}\n"
        let set = try templateSet(Self.action, lines)
        let fresh = Self.lines.replacing("{{name}}", with: "Login")
        let found = try options(set, fresh + "label email\nkind Driver\nlabel login\nkind Signal\n")
        #expect(
            found == "--action email:Driver --action login:Signal"
                || found == "--action 'email: Driver' --action 'login: Signal'"
        )
    }

    // MARK: - Values of texts and lists -

    private static let fresh = lines.replacing("{{name}}", with: "Login")
    private static let child = #"{"name": "child", "type": "list", "is": "typeName", "help": "h"}"#
    private static let flags = ["a", "b"].map { #"{"name": "\#($0)", "type": "flag", "help": "h"}"# }

    @Test func `a value that would render nothing is not in a list`() throws {
        let first = "{{#child}}\n{{#isFirst}}\nlet first: {{child}}\n{{/isFirst}}\n{{/child}}\n"
        let set = try templateSet(Self.child, Self.lines + first)
        #expect(try options(set, Self.fresh + "let first: One\nlet first: Two\n") == "--child One")
    }

    @Test func `a list has the order that brings all files nearest`() throws {
        let words = ["import", "use", "make", "drop"]
        let templates = [
            "{{name}}A.swift.mustache": Self.lines
                + words.map { "{{#child}}\n\($0) {{child}}\n{{/child}}\n" }.joined(),
            "{{name}}B.swift.mustache": "{{#child}}\nlet {{child}}{{^isLast}},{{/isLast}}\n{{/child}}\n",
        ]
        let disk = [
            "LoginA.swift": Self.fresh + words.map { "\($0) One\n\($0) Two\n" }.joined(),
            "LoginB.swift": "let Two,\nlet One\n",
        ]
        let found = try #require(try provenance(Self.child, templates, disk))
        #expect(found.options == "--child Two --child One" && found.distance == 0)
        var (more, others) = (templates, disk)
        more["{{name}}C.swift.mustache"] = Self.lines + "{{#child}}\nlast {{child}}\n{{/child}}\n"
        others["LoginC.swift"] = Self.fresh + "last One\nlast Two\n"
        let again = try #require(try provenance(Self.child, more, others))
        #expect(again.options == "--child Two --child One" && again.distance == 0)
    }

    @Test func `if orders are equally near, a list has the order of the first file, by each value's first line`() throws
    {
        let names = ["A", "B", "C", "D", "E", "F", "G", "H"]
        let template = Self.lines + "{{#child}}\nimport {{child}}\n{{/child}}\n"
        let templates = Dictionary(uniqueKeysWithValues: names.map { ("{{name}}\($0).swift.mustache", template) })
        let disk = names.map { name in
            let values = name == "A" ? ["One", "Two", "One"] : ["Two", "One"]
            return ("Login\(name).swift", Self.fresh + values.map { "import \($0)\n" }.joined())
        }
        let found = try provenance(Self.child, templates, Dictionary(uniqueKeysWithValues: disk))
        #expect(found?.options == "--child One --child Two")
    }

    @Test func `a value is kept if more lines would differ without it, even if its own line does not match`() throws {
        let row = """
            {{#child}}
            {{#isFirst}}
            {{#isLast}}
            only 1
            only 2
            only 3
            {{/isLast}}
            {{/isFirst}}
            let {{child.variableName}}: [{{child}}]
            {{#isLast}}
            end {{child}} 1
            end {{child}} 2
            {{/isLast}}
            {{/child}}

            """
        let set = try templateSet(Self.child, Self.lines + row)
        let text = Self.fresh + "let offgame: [OffGame]\nlet one: [One]\nend One 1\nend One 2\n"
        #expect(try options(set, text) == "--child OffGame --child One")
    }

    @Test func `combinations that differ only in missing files are the same, even with the values of a list`() throws {
        let view = #"{"name": "view", "type": "choice", "values": ["x", "y"], "default": "x", "help": "h"}"#
        let row = "{{^child}}\nno {{view}}\n{{/child}}\n{{#child}}\nlet {{child}}\n{{/child}}\n"
        let templates = [
            "{{name}}.swift.mustache": Self.lines + row, "{{name}}Extra.swift.mustache": "extra {{view}}\n",
        ]
        let found = try provenance(
            [view, Self.child].joined(separator: ","),
            templates,
            ["Login.swift": Self.fresh + "let One\n"]
        )
        #expect(found?.options == "--child One")
        let plain = templates.merging(["{{name}}.swift.mustache": Self.lines]) { $1 }
        #expect(try provenance(view, plain, ["Login.swift": Self.fresh])?.options == "")
    }

    @Test(arguments: ["x", "y"])
    func `a combination that explains one more file is nearer, once the value in the file's name is known`(
        usual: String
    ) throws {
        let options = """
            {"name": "view", "type": "choice", "values": ["x", "y"], "default": "\(usual)", "help": "h"},
            {"name": "parent", "type": "text", "is": "typeName", "help": "h"}
            """
        let extended = "{{#view.x}}\n{{#parent}}\nextension {{name}} {}\n{{/parent}}\n{{/view.x}}\n"
        let templates = [
            "{{name}}.swift.mustache": Self.lines + "view {{view}}\n", "{{parent}}+{{name}}.swift.mustache": extended,
        ]
        let disk = ["Login.swift": Self.fresh, "Root+Login.swift": "extension Login {}\n"]
        let found = try provenance(options, templates, disk)?.options
        #expect(found == (usual == "x" ? "" : "--view x ") + "--parent Root")
    }

    @Test func `a text without a matching line is not detected, even if fewer lines would be missing`() throws {
        let set = try templateSet(
            #"{"name": "parent", "type": "text", "is": "typeName", "help": "h"}"#,
            Self.lines + "{{^parent}}\nno parent\nnone\n{{/parent}}\n"
                + "{{#parent}}\nlet {{parent.variableName}}: [{{parent}}]\n{{/parent}}\n"
        )
        #expect(try options(set, Self.fresh + "let offgame: [OffGame]\n") == "")
    }

    @Test func `flags that affect only a list's values are detected, unless they reserve the module's name`()
        throws
    {
        let row = "let {{child}}\n" + ["a", "b"].map { "{{#\($0)}}\n\($0): {{child}}\n{{/\($0)}}\n" }.joined()
        let options = ([Self.child] + Self.flags).joined(separator: ",")
        let template = Self.lines + "{{#child}}\n\(row){{/child}}\n"
        let text = Self.fresh + "let One\na: One\nb: One\n"
        #expect(try self.options(templateSet(options, template), text) == "--child One --a --b")
        let more = #", "reserved": [{"names": ["Login"], "when": "b", "because": "it is"}]"#
        #expect(try self.options(templateSet(options, template, more: more), text) == "--child One --a")
    }

    @Test func `a line with two values for one slot matches no value`() throws {
        let set = try templateSet(
            Self.child,
            Self.lines + "{{#child}}\nlet x = {{child}}: {{child}}\n{{/child}}\n"
        )
        let pairs = ["One: Two", "Three: Three", "Two: Two"].map { "let x = \($0)\n" }.joined()
        #expect(try options(set, Self.fresh + pairs) == "--child Three --child Two")
    }
}
