import Testing

@testable import VipergenGenerator

@Suite("Template sets") struct TemplateSetTests {

    private static let manifest = """
        {
          "name": "screen",
          "description": "A screen",
          "options": [
            {"name": "model", "type": "flag", "default": true, "help": "add a model"},
            {"name": "style", "type": "choice", "values": ["plain", "grouped"], "help": "how it looks"},
            {"name": "parent", "type": "text", "is": "typeName", "example": "Root", "help": "its parent"}
          ],
          "reserved": ["Main", {"names": ["List"], "when": "style.grouped", "because": "the list is called so"}],
          "forbids": [{"options": ["no-model", "style.grouped"], "because": "groups come from the model"}]
        }
        """

    private func files(_ files: [String: String], manifest: String = Self.manifest) -> [SourceFile] {
        [SourceFile(path: "template.json", text: manifest)] + files.map { SourceFile(path: $0, text: $1) }
    }

    private func set(_ files: [String: String], manifest: String = Self.manifest) throws -> TemplateSet {
        try TemplateSet(files: self.files(files, manifest: manifest), location: "screen", generalOptions: ["output"])
    }

    private func render(
        _ files: [String: String],
        _ name: String = "Login",
        _ options: [String: OptionValue] = [:]
    ) throws -> [String: String] {
        let project = Project(name: "App", author: "Ada", company: "A & B", date: "2026-11-21")
        let request = try Request(try Module(name), of: try set(files), options: options, project: project)
        let rendered = try request.render().map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }
        return Dictionary(uniqueKeysWithValues: rendered)
    }

    private func problems(_ files: [String: String], manifest: String = Self.manifest) throws -> [String] {
        let failure = try #require(throws: Failure.self) { try set(files, manifest: manifest) }
        #expect(failure.kind == .data)
        return failure.diagnostics.map(\.description)
    }

    // MARK: - Rendering -

    @Test("options are variables: a flag, a choice with a flag for each value, a text")
    func variables() throws {
        let template =
            "{{#model}}M{{/model}}{{style}}{{#style.plain}}P{{/style.plain}}{{^style.grouped}}!{{/style.grouped}}{{parent}}"
        #expect(try render(["f.mustache": template]) == ["Login/f": "MplainP!"])
        let options: [String: OptionValue] = ["style": .text("grouped"), "parent": .text("Root")]
        #expect(try render(["f.mustache": template], options: options) == ["Login/f": "MgroupedRoot"])
    }

    private func render(_ files: [String: String], options: [String: OptionValue]) throws -> [String: String] {
        try render(files, "Login", options)
    }

    @Test("every template has the variables of the module, the file and the project")
    func generalVariables() throws {
        let template =
            "{{name}} {{variableName}} {{snakeName}} {{kebabName}} {{lowercaseName}} "
            + "{{file}} {{path}} {{project}} {{author}} {{date}} {{year}}"
        let text = "OffGame offGame off_game off-game offgame f Play/OffGame/f App Ada 2026-11-21 2026"
        #expect(try render(["f.mustache": template], "Play/OffGame") == ["Play/OffGame/f": text])
    }

    @Test("values are escaped for XML in XML files, and nowhere else")
    func escaping() throws {
        let files = [
            "a.swift.mustache": "{{company}}", "b.storyboard.mustache": "{{company}}",
            "c.XIB.mustache": "{{{company}}}",
        ]
        #expect(
            try render(files) == ["Login/a.swift": "A & B", "Login/b.storyboard": "A &amp; B", "Login/c.XIB": "A & B"]
        )
    }

    @Test("a file that has only white space is not written")
    func emptyFile() throws {
        #expect(try render(["f.mustache": "{{^model}}\nx\n{{/model}}\n \n"]) == [:])
    }

    @Test("files below 'files' are copied to paths that may have variables, and other files are ignored")
    func copies() throws {
        let files = [
            "files/{{snakeName}}/{{name}}.txt": "{{name}} {{#", "a.txt": "x", "README.md": "x", "partials/b": "",
        ]
        #expect(try render(files) == ["Login/login/Login.txt": "{{name}} {{#"])
    }

    @Test("texts can be rendered for a string literal, and other values cannot")
    func literals() throws {
        let template =
            "\"{{company.literal}} {{parent.literal}} {{name.literal}}\"{{#parent}}{{parent.literal}}{{/parent}}"
        #expect(
            try render(["f.swift.mustache": template], options: ["parent": .text("Root")]) == [
                "Login/f.swift": "\"A & B Root Login\"Root"
            ]
        )
        let problems = try problems(["f.mustache": "{{model.literal}}{{style.literal}}{{none.literal}}{{literal}}"])
        #expect(problems.count == 4)
    }

    @Test("the partial 'header' is empty if the template set has none")
    func header() throws {
        #expect(try render(["f.mustache": "{{> header}}\nx\n"]) == ["Login/f": "x\n"])
        #expect(
            try render(["f.mustache": "{{> header}}\nx\n", "partials/header.mustache": "// {{file}}\n"]) == [
                "Login/f": "// f\nx\n"
            ]
        )
    }

    @Test("a path that leaves the module's folder, or has an empty component, is an error", arguments: ["..", ".", ""])
    func strangePath(parent: String) throws {
        #expect(throws: Failure.self) { try render(["files/{{company}}\(parent)/{{! }}/f": ""]) }
    }

    @Test("two templates that write the same file, ignoring letter case, are an error")
    func collision() throws {
        #expect(throws: Failure.self) { try render(["files/{{name}}.txt": "", "files/login.txt": ""]) }
    }

    @Test("if files are in the place of folders, the outermost file is reported")
    func nestedCollision() throws {
        let failure = try #require(throws: Failure.self) {
            try render(["files/a": "", "files/{{! }}a/b": "", "files/{{! }}{{! }}a/b/c": ""])
        }
        let messages = failure.diagnostics.map(\.message)
        #expect(messages.count == 2 && messages.allSatisfy { $0.hasPrefix("'screen/files/a' writes") }, "\(messages)")
    }

    @Test("a run without tests reads no test of a set, and knows whether one has the form of the tests")
    func withoutTests() throws {
        for (text, hasForm) in [("{{#testing.xctest}}x{{/testing.xctest}}", true), ("testing", false), ("{{", false)] {
            let files = ["{{name}}.mustache": "x", "tests/a.mustache": text, "tests/b.mustache": "{{#"]
            let set = try TemplateSetReading(
                self.files(files, manifest: #"{"name": "screen"}"#),
                location: "screen",
                generalOptions: [],
                TemplateSet.Extent(includesTests: false)
            ).templateSet()
            #expect(set.options.map(\.name) == (hasForm ? ["testing"] : []))
        }
    }

    @Test("a run without tests reads the partials that modules include, of a set that is known to be right")
    func includedPartials() throws {
        let partials = ["a": "{{> b}}", "b": "", "c": "", "d": "{{> d}}", "storyboard": "", "xib": ""]
        let view = #"{"name": "view", "type": "choice", "help": "h", "values": ["xib", "code"]}"#
        let files = [
            "template.json": #"{"name": "s", "options": [\#(view)]}"#,
            "{{name}}.mustache": "{{> a}}{{> *view}}", "tests/{{name}}Tests.mustache": "{{> c}}",
        ].merging(partials.map { ("partials/\($0).mustache", $1) }) { $1 }
        let all = Array(partials.keys)
        let needed = ["a", "b", "xib"]
        for (includesTests, isChecked, names) in [(false, false, needed), (true, false, all), (false, true, all)] {
            let reading = TemplateSetReading(
                files.map { SourceFile(path: $0, text: $1) },
                location: "s",
                generalOptions: [],
                TemplateSet.Extent(includesTests: includesTests, isChecked: isChecked)
            )
            #expect(reading.partials.keys.sorted() == names.sorted(), "\(includesTests), \(isChecked)")
        }
    }

    @Test("the paths of files and of tests are separate")
    func paths() throws {
        let set = try set(["{{name}}.swift.mustache": "x", "tests/{{name}}Tests.swift.mustache": "x"])
        #expect(set.paths == ["{{name}}.swift"])
        #expect(set.testPaths == ["{{name}}Tests.swift"])
    }

    @Test("declarations are returned as the manifest has them, and missing ones are nil")
    func declarations() throws {
        let declarations = try set([:]).declarations
        #expect(declarations["forbids"]?.line.hasPrefix(#"[{"because": "groups come"#) == true)
        #expect(declarations["types"] == nil)
    }

    // MARK: - Requests -

    @Test("a text may be empty")
    func emptyText() throws {
        let parent = try #require(try set([:]).options.last)
        #expect(try parent.value("") == .text(""))
    }

    @Test("a reserved name is refused, and one with a condition only if that is true")
    func reservedNames() throws {
        #expect(throws: Failure.self) { try render([:], "Main") }
        #expect(throws: Never.self) { try render([:], "List") }
        #expect(throws: Failure.self) { try render([:], "List", ["style": .text("grouped")]) }
    }

    @Test("a forbidden combination of options is refused with the reason")
    func forbiddenOptions() throws {
        let failure = try #require(throws: Failure.self) {
            try render([:], options: ["model": .flag(false), "style": .text("grouped")])
        }
        #expect(failure.kind == .usage)
        #expect(
            failure.diagnostics[0].message
                == "'--no-model' and '--style grouped' cannot be combined: groups come from the model"
        )
    }

    // MARK: - Invalid template sets -

    @Test("unknown variables, values and partials are errors with their places, in all files together")
    func unknownNames() throws {
        let problems = try problems([
            "a.mustache": "x\n  {{nmae}}{{#style.flat}}{{/style.flat}}", "{{nam}}.mustache": "{{> haeder}}",
        ])
        #expect(
            problems == [
                "screen/a.mustache:2:3: error: there is no variable 'nmae'\n 2 |   {{nmae}}{{#style.flat}}{{/style.flat}}\n   |   ^\nhelp: did you mean 'name'?",
                "screen/a.mustache:2:11: error: 'flat' is not a value of the option 'style'\n 2 |   {{nmae}}{{#style.flat}}{{/style.flat}}\n   |           ^\nhelp: its values are 'plain', 'grouped'",
                "screen/{{nam}}.mustache:1:1: error: there is no variable 'nam'\n 1 | {{nam}}\n   | ^\nhelp: did you mean 'name'?",
                "screen/{{nam}}.mustache:1:1: error: there is no partial 'haeder'\n 1 | {{> haeder}}\n   | ^\nhelp: did you mean 'header'?",
            ]
        )
    }

    @Test("a template that is not UTF-8 is an error that names the line")
    func encoding() throws {
        let bad = SourceFile(path: "f.mustache", contents: Array("a\nb".utf8) + [0xFF])
        let failure = try #require(throws: Failure.self) {
            try TemplateSet(files: files([:]) + [bad], location: "screen")
        }
        #expect(failure.diagnostics[0].place == Diagnostic.Place(file: "screen/f.mustache", line: 2))
    }

    @Test("a folder without a manifest is an error")
    func missingManifest() throws {
        let failure = try #require(throws: Failure.self) { try TemplateSet(files: [], location: "screen") }
        #expect(failure.diagnostics[0].message == "there is no template.json")
    }

    @Test(
        "a manifest that is not JSON, or has a key twice, is an error that names the line",
        arguments: [("{\n\"name\": \"a\"\n\"b\": 1\n}", 3), ("{\"name\": \"a\",\n\"name\": \"b\"}", 2)]
    )
    func brokenManifest(json: String, line: Int) throws {
        let failure = try #require(throws: Failure.self) { try set([:], manifest: json) }
        #expect(failure.diagnostics.map(\.place?.line) == [line])
    }

    @Test("a manifest in UTF-16 or UTF-32 is an error, even if it could be read", arguments: [1, 3])
    func wideManifest(zeros: Int) throws {
        let contents = Self.manifest.utf8.flatMap { [$0] + [UInt8](repeating: 0, count: zeros) }
        let failure = try #require(throws: Failure.self) {
            try TemplateSet(files: [SourceFile(path: "template.json", contents: contents)], location: "screen")
        }
        #expect(failure.diagnostics.map(\.message) == ["here is a byte that is 0: this is not UTF-8"])
        #expect(failure.diagnostics[0].place?.column == 2)
    }

    @Test("the name of a template set may have digits, '-', '_' and '.'")
    func setName() throws {
        #expect(try set([:], manifest: #"{"name": "my-set_2.0"}"#).name == "my-set_2.0")
    }

    @Test("a default is not compared with invalid values")
    func defaultOfWrongValues() throws {
        let option = #"{"name": "x", "type": "choice", "help": "h", "values": ["V"], "default": "w"}"#
        let problems = try problems([:], manifest: #"{"name": "a", "options": [\#(option)]}"#)
        #expect(problems.count == 1)
        #expect(problems[0].contains("'options[0].values': a choice has values"))
    }

    @Test(
        "each mistake in a manifest is reported with its path",
        arguments: [
            (#"{}"#, "'name': this is missing"),
            (#"{"name": 1}"#, "'name': this must be a string"),
            (#"{"name": "a b"}"#, "'name': this is not a name for a set"),
            (#"[]"#, "this must be an object"),
            (#"{"name": "a", "optoins": []}"#, "'optoins': there is no such key"),
            (#"{"name": "a", "options": {}}"#, "'options': this must be a list"),
            (
                #"{"name": "a", "options": [{"name": "x", "type": "bool", "help": ""}]}"#,
                "'options[0].type': an option is of one of four types"
            ),
            (
                #"{"name": "a", "options": [{"name": "X", "type": "flag", "help": "h"}]}"#,
                "'options[0].name': 'X' cannot be the name of an option"
            ),
            (#"{"name": "a", "options": [{"name": "x", "type": "flag"}]}"#, "'options[0].help': this is missing"),
            (
                #"{"name": "a", "options": [{"name": "x", "type": "flag", "help": "h", "default": "on"}]}"#,
                "'options[0].default': this must be true or false"
            ),
            (
                #"{"name": "a", "options": [{"name": "x", "type": "choice", "help": "h", "values": []}]}"#,
                "'options[0].values': a choice has values"
            ),
            (
                #"{"name": "a", "options": [{"name": "x", "type": "choice", "help": "h", "values": ["v"], "default": "w"}]}"#,
                "'options[0].default': 'w' is not a value of '--x'"
            ),
            (
                #"{"name": "a", "options": [{"name": "x", "type": "text", "help": "h", "is": "number"}]}"#,
                "'options[0].is': 'number' is not a rule for a text"
            ),
            (
                #"{"name": "a", "options": [{"name": "x", "type": "flag", "help": "h"}, {"name": "x", "type": "flag", "help": "h"}]}"#,
                "'options[1]': 'x' is taken by another option of this set"
            ),
            (
                #"{"name": "a", "options": [{"name": "output", "type": "flag", "help": "h"}]}"#,
                "'options[0]': 'output' is taken by the option '--output'"
            ),
            (
                #"{"name": "a", "options": [{"name": "file", "type": "flag", "help": "h"}]}"#,
                "'options[0]': 'file' is taken by the variable that every template has"
            ),
            (
                #"{"name": "a", "reserved": [{"names": ["B"], "when": "x"}]}"#,
                "'reserved[0].when': 'x' is not an option or value of this set"
            ),
            (#"{"name": "a", "reserved": [{"names": []}]}"#, "'reserved[0].names': this must have names"),
            (
                #"{"name": "a", "forbids": [{"options": ["x"]}]}"#,
                "'forbids[0].options[0]': 'x' is not an option or value of this set"
            ),
        ]
    )
    func wrongManifest(json: String, message: String) throws {
        let problems = try problems([:], manifest: json)
        let found = problems.contains { $0.hasPrefix("screen/template.json:1:") && $0.contains(": error: \(message)") }
        #expect(found, "\(problems)")
    }

    private func manifest(_ options: String, _ more: String = "") -> String {
        #"{"name": "screen", "options": [\#(options)]\#(more)}"#
    }

    @Test("a forbidden combination of flags that are off is reported with their 'no-' forms")
    func prohibitedDefaults() throws {
        let flags = ["a", "b"].map { #"{"name": "\#($0)", "type": "flag", "help": "h"}"# }.joined(separator: ",")
        let manifest = manifest(flags, #", "forbids": [{"options": ["no-a", "no-b"], "because": "one is needed"}]"#)
        let set = try set(["f": "x"], manifest: manifest)
        let problem = try #require(set.prohibitions(of: [:]).first)
        #expect(problem.message == "'--no-a' and '--no-b' cannot be combined: one is needed")
        #expect(set.prohibitions(of: ["a": .flag(true)]).isEmpty)
    }

    @Test("for an unknown option in a condition, the nearest one is suggested")
    func mistypedCondition() throws {
        let manifest = manifest(
            #"{"name": "model", "type": "flag", "help": "h"}"#,
            #", "reserved": [{"names": "A", "when": "modle"}]"#
        )
        let problems = try problems(["f": "x"], manifest: manifest)
        #expect(problems.count == 1 && problems[0].hasSuffix("help: did you mean 'model'?"), "\(problems)")
    }

    @Test(
        "a mistake in one option is reported once",
        arguments: [
            #"{"name": "a", "type": "flg", "help": "h"}, {"name": "a", "type": "flag", "help": "h"}"#,
            #"""
            {"name": "output", "type": "flag", "help": "h"},
            {"name": "l", "type": "list", "fields": [{"name": "output", "is": "identifier"}], "help": "h"}
            """#,
        ]
    )
    func oneWrongOption(options: String) throws {
        let problems = try problems(["f": "x"], manifest: manifest(options))
        #expect(problems.count == 1, "\(problems)")
    }

    @Test("a prohibition with an unknown option is reported as that, not as an empty one")
    func wrongProhibition() throws {
        let more = #", "forbids": [{"options": ["nothing"]}]"#
        let flag = #"{"name": "model", "type": "flag", "help": "h"}"#
        let problems = try problems(["f": "x"], manifest: manifest(flag, more))
        #expect(problems.count == 1 && problems[0].contains("'nothing' is not an option"), "\(problems)")
        let empty = #", "forbids": [{"options": []}]"#
        #expect(try self.problems(["f": "x"], manifest: manifest(flag, empty))[0].contains("this must name options"))
    }

    @Test("mistakes of a template set are reported in the order of its files, partials included")
    func orderOfFiles() throws {
        let problems = try problems([
            "z.mustache": "{{nmae}}{{> p}}", "a.mustache": "{{nmae}}\n{{> nothing}}", "partials/p.mustache": "{{nmae}}",
        ])
        let places = problems.map { $0.split(separator: " ")[0] }
        #expect(
            places == [
                "screen/a.mustache:1:1:", "screen/a.mustache:2:1:", "screen/partials/p.mustache:1:1:",
                "screen/z.mustache:1:1:",
            ]
        )
    }

    @Test("a condition on a flag without a value is false")
    func unknownValue() throws {
        let option = try #require(try set(["f": "x"]).options.first)
        #expect(Condition("model", options: [option])?.holds(for: [:]) == false)
    }

    @Test(
        "names of options and values are ASCII words that begin with a lowercase letter",
        arguments: ["a_b", "a b", "aé", "a/b", "é", "1a"]
    )
    func wordsOfOptions(name: String) throws {
        let option = manifest(#"{"name": "\#(name)", "type": "flag", "help": "h"}"#)
        #expect(try problems(["f": "x"], manifest: option).count == 1)
        let choice = manifest(#"{"name": "a", "type": "choice", "values": ["x", "\#(name)"], "help": "h"}"#)
        #expect(try problems(["f": "x"], manifest: choice).count == 1)
    }

    @Test("an empty name or value is one mistake, and an empty example is no mistake")
    func emptyTexts() throws {
        let nameless = try problems(["f": "x"], manifest: manifest(#"{"name": "", "type": "flag", "help": "h"}"#))
        #expect(nameless.count == 1)
        let choice = #"{"name": "a", "type": "choice", "values": [""], "help": "h"}"#
        #expect(try problems(["f": "x"], manifest: manifest(choice)).count == 1)
        let text = #"{"name": "a", "type": "text", "is": "typeName", "example": "", "help": "h"}"#
        #expect(try set(["f": "x"], manifest: manifest(text)).options[0].examples == [])
    }

    @Test("a text with a default cannot be required")
    func requiredDefault() throws {
        let text = #"{"name": "a", "type": "text", "required": true, "default": "\#("x")", "help": "h"}"#
        let problems = try problems(["f": "x"], manifest: manifest(text))
        #expect(problems.count == 1 && problems[0].contains("a text that has a default is never missing"))
        #expect(try set(["f": "x"], manifest: manifest(text.replacing(#""x""#, with: #""""#))).options.count == 1)
    }

    @Test("misnamed folders are reported in order")
    func misnamedFolders() throws {
        let files = ["test/a", "partial/b", "file/c", "Tests/d"]
        let problems = try problems(Dictionary(uniqueKeysWithValues: files.map { ($0, "x") }))
        let folders = problems.filter { $0.contains("means nothing") }.map { String($0.prefix { $0 != ":" }) }
        #expect(folders == ["screen/Tests", "screen/file", "screen/partial", "screen/test"])
    }

    @Test(
        "the first 200 mistakes in a template are reported, and that there are more",
        arguments: [200, 201, 300]
    )
    func manyMistakes(count: Int) throws {
        let template = (1...count).map { "{{unknown\($0)}}\n" }.joined()
        let problems = try problems(["f.mustache": template])
        #expect(problems.count == min(count, 201))
        #expect(problems.last?.contains("the file has more mistakes") == (count > 200))
    }

    @Test("a template set has 1,000 options at most")
    func manyOptions() throws {
        func manifest(_ count: Int) -> String {
            let options = (1...count).map { #"{"name": "o\#($0)", "type": "flag", "help": "h"}"# }
            return self.manifest(options.joined(separator: ","), #", "forbids": [{"options": ["o1", "o2"]}]"#)
        }
        #expect(try set(["f": "x"], manifest: manifest(1_000)).options.count == 1_000)
        let problems = try problems([:], manifest: manifest(1_001))
        let message = "screen/template.json:1:31: error: 'options': a set has 1000 options at most, and this one 1001\n"
        #expect(problems.count == 1 && problems[0].hasPrefix(message))
    }

    @Test("the options of a template set have 2,000 values at most")
    func manyValues() throws {
        func manifest(_ count: Int) -> String {
            let values = (1...count).map { #""v\#($0)""# }.joined(separator: ",")
            return self.manifest(#"{"name": "o", "type": "choice", "help": "h", "values": [\#(values)]}"#)
        }
        #expect(try set(["f": "x"], manifest: manifest(2_000)).options[0].choices.count == 2_000)
        let problems = try problems([:], manifest: manifest(2_001))
        #expect(problems.count == 1 && problems[0].contains("the options have 2001 values"), "\(problems)")
    }

    @Test("a condition is an option, its 'no-' form or a value of a choice, and nothing else")
    func conditions() throws {
        let options = [
            #"{"name": "t", "type": "text", "help": "h"}"#,
            #"{"name": "l", "type": "list", "is": "typeName", "help": "h"}"#,
            #"{"name": "f", "type": "flag", "help": "h"}"#,
            #"{"name": "c", "type": "choice", "values": ["x", "y"], "help": "h"}"#,
            #"{"name": "g", "type": "flag", "help": "h"}"#,
            #"{"name": "m", "type": "list", "is": "typeName", "help": "h"}"#,
            #"{"name": "u", "type": "text", "help": "h"}"#,
        ]
        let set = try set(["f": "x"], manifest: manifest(options.joined(separator: ",")))
        for name in ["t", "l", "f", "g", "m", "u", "no-l", "no-f", "no-g", "no-m", "c.x", "c.y"] {
            let option = try #require(Condition(name, options: set.options)).option
            #expect(option == name.replacing("no-", with: "").prefix(1), "\(name)")
        }
        for name in ["x", "no-t", "no-c", "c", "c.z"] {
            #expect(Condition(name, options: set.options) == nil, "\(name)")
        }
    }

    @Test(
        "a misspelled name is reported in a block, in a partial's name and in a partial's block",
        arguments: [
            "{{<p}}{{$b}}{{modle}}{{/b}}{{/p}}", "{{>*stile}}", "{{$b}}{{modle}}{{/b}}",
            "{{#model}}{{modle}}{{/model}}",
        ]
    )
    func mistypedNames(text: String) throws {
        let problems = try problems(["f.mustache": text + "\n", "partials/p.mustache": "{{$b}}x{{/b}}"])
        #expect(problems.count == 1 && problems[0].contains("there is no variable '"), "\(problems)")
    }

    @Test("equally near partials are suggested in order")
    func nearPartials() throws {
        let partials = ["partials/headex.mustache", "partials/headez.mustache", "partials/headey.mustache"]
        let files = Dictionary(uniqueKeysWithValues: partials.map { ($0, "x") })
        let problems = try problems(files.merging(["f.mustache": "{{> headew}}"]) { $1 })
        #expect(
            problems.contains { $0.hasSuffix("help: did you mean 'header' or 'headex' or 'headey'?") },
            "\(problems)"
        )
    }

    @Test("a choice includes only partials named like its values, and others may use a list's names")
    func partialsOfChoice() throws {
        let options = """
            {"name": "child", "type": "list", "fields": [{"name": "label", "is": "identifier"}], "help": "h"},
            {"name": "view", "type": "choice", "values": ["code", "xib"], "help": "h"}
            """
        let files = [
            "f.mustache": "{{>*view}}{{#child}}{{> inner}}{{/child}}", "partials/code.mustache": "c",
            "partials/xib.mustache": "x",
            "partials/inner.mustache": "{{label}}",
        ]
        #expect(try set(files, manifest: manifest(options)).options.count == 2)
    }
}
