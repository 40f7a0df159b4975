import Testing

@testable import VipergenGenerator

@Suite("Lists") struct ListTests {

    private static let children =
        #"{"name": "child", "type": "list", "is": "typeName", "distinct": true, "examples": ["OffGame"], "help": "h"}"#
    private static let actions = #"""
        {"name": "action", "type": "list", "help": "h", "examples": ["email: Driver<String?>", "login: Signal<Void>"],
         "fields": [{"name": "label", "is": "identifier", "unique": true}, {"name": "type"}]}
        """#
    private static let parent = #"{"name": "parent", "type": "text", "is": "typeName", "help": "h"}"#

    private func set(
        _ files: [String: String] = [:],
        options: [String] = [children, actions, parent],
        more: String = ""
    ) throws -> TemplateSet {
        let manifest = #"{"name": "own", "options": [\#(options.joined(separator: ","))]\#(more)}"#
        let files = files.map { SourceFile(path: $0, text: $1) }
        return try TemplateSet(files: [SourceFile(path: "template.json", text: manifest)] + files, location: "own")
    }

    /// The text that a template renders for the module Login.
    private func render(
        _ template: String,
        partials: [String: String] = [:],
        _ given: [String: [String]],
        parent: String = ""
    ) throws -> String {
        var files = ["f.mustache": template]
        for (name, text) in partials { files["partials/\(name).mustache"] = text }
        let set = try set(files)
        var values: [String: OptionValue] = ["parent": .text(parent)]
        for option in set.options {
            for text in given[option.name] ?? [] {
                values[option.name] = try option.value(text, after: values[option.name])
            }
        }
        let project = Project(date: "2026-11-21")
        let request = try Request(try Module("Login"), of: set, options: values, project: project)
        return try request.render().map { String(decoding: $0.contents, as: UTF8.self) }.joined()
    }

    private func message(_ body: () throws -> Void) throws -> String {
        try #require(throws: Failure.self, performing: body).diagnostics.map(\.message).joined(separator: "; ")
    }

    // MARK: - In templates -

    @Test("a section repeats for each value, under '.' and the option's name, and knows the first and the last")
    func section() throws {
        let template =
            "{{#child}}{{#isFirst}}<{{/isFirst}}{{.}}={{child}}{{^isLast}}, {{/isLast}}{{#isLast}}>{{/isLast}}{{/child}}!"
        #expect(try render(template, ["child": ["Home", "Feed", "Cart"]]) == "<Home=Home, Feed=Feed, Cart=Cart>!")
        #expect(try render(template, ["child": ["Home"]]) == "<Home=Home>!")
        #expect(try render(template, [:]) == "!")
    }

    @Test("'isEmpty' is about the whole list, inside and outside its section")
    func isEmpty() throws {
        let template =
            "{{^child.isEmpty}}[{{#child}}{{^child.isEmpty}}x{{/child.isEmpty}}{{/child}}]{{/child.isEmpty}}"
            + "{{#child.isEmpty}}none{{/child.isEmpty}}{{^child}}!{{/child}}"
        #expect(try render(template, ["child": ["Home", "Feed"]]) == "[xx]")
        #expect(try render(template, [:]) == "none!")
    }

    @Test("lists, fields and texts have their own spellings; those of the module's name do not change")
    func spellings() throws {
        let template = """
            {{#child}}{{child.variableName}} {{child.kebabName}} {{child.lowercaseName}} {{variableName}} {{name}}
            {{/child}}{{#action}}{{label.variableName}} {{label.snakeName}} {{label.kebabName}} {{variableName}}
            {{/action}}{{#parent}}{{parent.variableName}} {{parent.kebabName}} {{variableName}}{{/parent}}
            {{#action}}{{#type}}{{variableName}}{{/type}}{{/action}}
            """
        let text = try render(
            template,
            ["child": ["URLList"], "action": ["isOn_now2: Bool"]],
            parent: "OffGame"
        )
        #expect(
            text == """
                urlList url-list urllist login Login
                isOnNow2 is_on_now2 is-on-now2 login
                offGame off-game login
                login
                """
        )
    }

    @Test("fields are separated by colons and trimmed, and the last one takes the rest")
    func fields() throws {
        let template = "{{#action}}{{label}}|{{type}}|{{.}}|{{action}};{{/action}}"
        #expect(
            try render(template, ["action": [" a :  [String: Int] ", "b:C"]])
                == "a|[String: Int]|a: [String: Int]|a: [String: Int];b|C|b: C|b: C;"
        )
    }

    @Test("a list inside another one has its own values, and sees those of the outer one")
    func nested() throws {
        let template = "{{#child}}{{#action}}{{child}}.{{label}}{{#isLast}};{{/isLast}}{{/action}}{{/child}}"
        #expect(try render(template, ["child": ["A", "B"], "action": ["x: Y", "z: Y"]]) == "A.xA.z;B.xB.z;")
    }

    @Test("a partial inside a list has the list's names, and a block has the names of the place that shows it")
    func partials() throws {
        let partials = [
            "row": "{{label}}:{{> type}}", "type": "{{type}} ",
            "rows": "{{#action}}{{$row}}{{/row}}{{/action}}",
        ]
        #expect(
            try render("{{#action}}{{> row}}{{/action}}", partials: partials, ["action": ["a: B", "c: D"]])
                == "a:B c:D "
        )
        #expect(
            try render("{{<rows}}{{$row}}<{{label}}>{{/row}}{{/rows}}", partials: partials, ["action": ["a: B"]])
                == "<a>"
        )
    }

    @Test("values and fields of a list can be rendered for a string literal")
    func literals() throws {
        let template = "{{#child}}{{child.literal}} {{/child}}{{#action}}{{label.literal}}={{type.literal}}{{/action}}"
        let given = ["child": ["Home"], "action": [#"email: "a\b""#]]
        #expect(try render(template, given) == #"Home email=\"a\\b\""#)
        let elsewhere = try message { _ = try set(["f.mustache": "{{label.literal}}"]) }
        #expect(elsewhere == "'label' is known only within the list 'action'")
    }

    @Test("only lists have names of their own")
    func namesWithin() throws {
        #expect(try set().namesWithinLists.map(\.list) == ["child", "action"])
    }

    // MARK: - Names of lists -

    @Test(
        "a list's name outside its section is an error with its place",
        arguments: [
            ("x\n {{label}}", "'label' is known only within the list 'action'"),
            ("\n {{child.variableName}}", "'child.variableName' is known only within the list 'child'"),
            ("\n {{child}}", "'child' is known only within the list 'child'"),
            ("\n {{> *child}}", "'child' is known only within the list 'child'"),
            ("\n {{#isLast}}{{/isLast}}", "'isLast' is known only within a list"),
            ("{{#child}}\n {{label}}{{/child}}", "'label' is known only within the list 'action'"),
            ("{{^action}}\n {{label}}{{/action}}", "'label' is known only within the list 'action'"),
            ("{{#action.isEmpty}}\n {{label}}{{/action.isEmpty}}", "'label' is known only within the list 'action'"),
            ("{{#action}}\n {{labl}}{{/action}}", "there is no variable 'labl'"),
            ("{{#child}}\n {{child.length}}{{/child}}", "there is no variable 'child.length'"),
            ("\n {{parent.length}}", "there is no variable 'parent.length'"),
        ]
    )
    func namesElsewhere(template: String, message: String) throws {
        let failure = try #require(throws: Failure.self) { try set(["f.mustache": template]) }
        #expect(failure.diagnostics.map(\.message) == [message])
        let place = failure.diagnostics[0].place
        #expect(place?.file == "own/f.mustache" && place?.line == 2 && place?.column == 2)
        let lists = ["action", "child"].map { "write it between '{{#\($0)}}' and '{{/\($0)}}'" }
        let isOfAction = message.hasSuffix("'action'")
        if message.contains("'labl'") { #expect(failure.diagnostics[0].help == "did you mean 'label'?") }
        if message.contains("only within") { #expect(failure.diagnostics[0].help == lists[isOfAction ? 0 : 1]) }
    }

    @Test("a partial that needs a list's names is an error outside the list, and so is a block")
    func partialElsewhere() throws {
        let row = "{{label}}"
        let both = ["f.mustache": "{{#action}}{{> row}}{{/action}}{{> row}}", "partials/row.mustache": row]
        #expect(try message { _ = try set(both) } == "'label' is known only within the list 'action'")
        let block = [
            "f.mustache": "{{<p}}{{$b}}{{label}}{{/b}}{{/p}}",
            "partials/p.mustache": "{{#child}}{{$b}}{{/b}}{{/child}}",
        ]
        #expect(try message { _ = try set(block) } == "'label' is known only within the list 'action'")
        let unused = ["f.mustache": "x", "partials/row.mustache": row]
        #expect(throws: Never.self) { try set(unused) }
        #expect(
            try message { _ = try set(["f.mustache": "x", "partials/row.mustache": "{{labl}}"]) }.contains("'labl'")
        )
    }

    @Test("partials that include each other endlessly, in and outside lists, are checked once for each place")
    func recursivePartials() throws {
        let files = [
            "f.mustache": "{{> a}}", "partials/a.mustache": "{{#child}}{{> b}}{{/child}}",
            "partials/b.mustache": "{{#action}}{{> a}}{{label}}{{/action}}{{child}}",
        ]
        #expect(throws: Never.self) { try set(files) }
    }

    @Test("partials included in many combinations of lists are checked in bounded time", .timeLimit(.minutes(10)))
    func manyScopes() throws {
        let options = (0..<60).map { #"{"name": "l\#($0)", "type": "list", "help": "h"}"# }
        var files = ["f.mustache": "{{> p0}}", "partials/p30.mustache": "{{nmae}}"]
        for index in 0..<30 {
            files["partials/p\(index).mustache"] = ["l\(index)", "l\(index + 30)"].map { list in
                "{{#\(list)}}{{> p\(index + 1)}}{{/\(list)}}"
            }.joined()
        }
        #expect(try message { _ = try set(files, options: options) } == "there is no variable 'nmae'")
    }

    @Test(
        "a list in a path is an error",
        arguments: [
            "{{child}}.mustache", "files/{{child}}.txt", "{{^child.isEmpty}}f{{/child.isEmpty}}.mustache",
        ]
    )
    func path(path: String) throws {
        let failure = try #require(throws: Failure.self) { try set([path: "x"]) }
        #expect(failure.diagnostics.allSatisfy { $0.message == "the list 'child' has no place in a path" })
        #expect(failure.diagnostics[0].place?.file == "own/\(path)")
    }

    // MARK: - Values -

    @Test("the words of a command line repeat the option for each value of a list, or say that it has none")
    func words() {
        #expect(OptionValue.list(["A", "B"]).words(of: "child") == ["--child", "A", "--child", "B"])
        #expect(OptionValue.list([]).words(of: "child") == ["--no-child"])
    }

    @Test(
        "an invalid value is reported, and a missing or empty field with the form of a value",
        arguments: [
            ("action", "email", "the value 'email' of '--action' has no TYPE"),
            ("action", "email: ", "the value 'email: ' of '--action' has no TYPE"),
            ("action", ":Driver<Bool>", "the value ':Driver<Bool>' of '--action' has no LABEL"),
            ("action", "", "the value '' of '--action' has no LABEL"),
            ("action", "2x: Y", "'2x' is not an identifier, and '--action' takes one"),
            ("action", "\u{3028}: Y", "'\u{3028}' is not an identifier, and '--action' takes one"),
            ("action", "a b: Y", "'a b' is not an identifier, and '--action' takes one"),
            ("action", "default: Y", "'default' is not an identifier, and '--action' takes one"),
            ("child", " ", "the value ' ' of '--child' is empty"),
            ("child", "home", "'home' is not a type name, and '--child' takes one"),
        ]
    )
    func wrongValues(option: String, text: String, message: String) throws {
        let option = try #require(try set().options.first { $0.name == option })
        let failure = try #require(throws: Failure.self) { try option.value(text) }
        #expect(failure.kind == .usage)
        #expect(failure.diagnostics.map(\.message) == [message])
        if message.contains("' has no ") { #expect(failure.diagnostics[0].help == "write '--action LABEL:TYPE'") }
    }

    @Test(
        "a repeated value is an error, and so are two values with one variable name",
        arguments: [
            ("child", ["A", "B", " A "], "'--child' has 'A' twice"),
            ("child", ["URLList", "UrlList"], "'--child' has 'URLList' and 'UrlList', which are both 'urlList'"),
            ("action", ["a: B", "c: B", "a:D"], "'--action' has 'a' twice"),
        ]
    )
    func twice(option: String, texts: [String], message: String) throws {
        let option = try #require(try set().options.first { $0.name == option })
        var value: OptionValue?
        for text in texts { value = try option.value(text, after: value) }
        #expect(option.repetition(in: try #require(value))?.problem.message == message)
        #expect(option.repetition(in: try #require(value))?.index == texts.count - 1)
    }

    @Test("fields may repeat unless they are unique, and whole values may not repeat")
    func sameFields() throws {
        let option = #"{"name": "x", "type": "list", "help": "h", "fields": [{"name": "a"}, {"name": "b"}]}"#
        let list = try #require(try set(options: [option]).options.first)
        #expect(list.repetition(in: .list(["a: b", "a: c"])) == nil)
        #expect(list.repetition(in: .list(["a: b", "a: c", "a: b"]))?.problem.message == "'--x' has 'a: b' twice")
    }

    @Test("a value may end before an optional field, which is then empty")
    func optionalField() throws {
        let option = #"""
            {"name": "request", "type": "list", "help": "h", "examples": ["load: String", "save"],
             "fields": [{"name": "label", "is": "identifier"}, {"name": "type", "optional": true}]}
            """#
        let template = "{{#request}}{{label}}{{#type}} -> {{type}}{{/type}};{{/request}}"
        let set = try set(["f.mustache": template], options: [option])
        let list = try #require(set.options.first)
        var value: OptionValue?
        for text in ["user:User", "save", "sync :"] { value = try list.value(text, after: value) }
        #expect(value == .list(["user: User", "save", "sync"]))
        #expect(list.placeholder == "LABEL[:TYPE]")
        let options = ["request": try #require(value)]
        let request = try Request(try Module("Login"), of: set, options: options, project: Project(date: ""))
        let text = try request.render().map { String(decoding: $0.contents, as: UTF8.self) }.joined()
        #expect(text == "user -> User;save;sync;")
    }

    @Test("a required field cannot follow an optional one")
    func requiredField() throws {
        let optional = #"{"name": "b", "optional": true}"#
        for fields in [optional, #"{"name": "a"}, \#(optional), {"name": "c"}"#] {
            let option = #"{"name": "x", "type": "list", "help": "h", "fields": [\#(fields)]}"#
            let problem = "a value cannot end before a field that it needs"
            #expect(try message { _ = try set(options: [option]) }.contains(problem))
        }
    }

    @Test("a distinct value cannot be the module's name")
    func distinct() throws {
        #expect(
            try message {
                _ = try Request(
                    try Module("Login"),
                    of: try set(),
                    options: ["child": .list(["A", "Login"])],
                    project: Project(date: "")
                )
            }
                == "'--child' names the module itself, 'Login'"
        )
    }

    @Test("a condition on a list is true if it has values, and its 'no-' form if it has none")
    func conditions() throws {
        let forbids = #", "forbids": [{"options": ["child", "no-action"]}, {"options": ["parent", "no-child"]}]"#
        let set = try set(more: forbids)
        #expect(set.prohibitions(of: [:]).isEmpty)
        #expect(
            set.prohibitions(of: ["child": .list(["A"])]).map(\.message) == ["'--child' needs '--action'"]
        )
        #expect(set.prohibitions(of: ["child": .list(["A"]), "action": .list(["a: B"])]).isEmpty)
        #expect(set.prohibitions(of: ["parent": .text("A")]).map(\.help) == ["add '--child', or leave '--parent' out"])
    }

    // MARK: - The manifest -

    @Test(
        "a mistake in the declaration of a list is reported with its path",
        arguments: [
            (#""default": []"#, "'options[0].default': there is no such key"),
            (#""is": "number""#, "'options[0].is': 'number' is not a rule for a text"),
            (#""is": "typeName", "examples": ["A", "b"]"#, "'options[0].examples[1]': 'b' is not a type name"),
            (#""is": "typeName", "examples": ["A", "A"]"#, "'options[0].examples[1]': '--x' has 'A' twice"),
            (#""fields": []"#, "'options[0].fields': this must have fields"),
            (#""fields": {}"#, "'options[0].fields': this must be a list"),
            (#""fields": [{"is": "any"}]"#, "'options[0].fields[0].name': this is missing"),
            (#""fields": [{"name": "A"}]"#, "'options[0].fields[0].name': 'A' cannot be the name of a field"),
            (#""fields": [{"name": "a", "as": "b"}]"#, "'options[0].fields[0].as': there is no such key"),
            (
                #""fields": [{"name": "a"}, {"name": "a"}]"#,
                "'options[0].fields[1].name': 'a' is taken by another field"
            ),
            (
                #""fields": [{"name": "path"}]"#,
                "'options[0].fields[0].name': 'path' is taken by the variable that every template has"
            ),
            (
                #""fields": [{"name": "isLast"}]"#,
                "'options[0].fields[0].name': 'isLast' is taken by the flag that every list has"
            ),
            (#""fields": [{"name": "x"}]"#, "'options[0].fields[0].name': 'x' is taken by the list itself"),
            (#""fields": [{"name": "y"}]"#, "'options[0].fields': the field 'y' has the name of an option"),
            (#""fields": [{"name": "a"}], "is": "any""#, "'options[0].is': this is not for a list that has fields"),
            (
                #""fields": [{"name": "a"}], "distinct": true"#,
                "'options[0].distinct': this is not for a list that has fields"
            ),
            (
                #""fields": [{"name": "a"}, {"name": "b"}], "examples": ["a"]"#,
                "'options[0].examples[0]': the value 'a' of '--x' has no B"
            ),
        ]
    )
    func wrongManifest(members: String, message: String) throws {
        let option = #"{"name": "x", "type": "list", "help": "h", \#(members)}"#
        let failure = try #require(throws: Failure.self) {
            try set(options: [option, #"{"name": "y", "type": "flag", "help": "h"}"#])
        }
        #expect(failure.kind == .data)
        #expect(failure.description.contains(": error: \(message)"), "\(failure)")
    }

    @Test("a list is refused if its 'no-' form is taken")
    func takenFlags() throws {
        let manifest = SourceFile(path: "template.json", text: #"{"name": "own", "options": [\#(Self.children)]}"#)
        let message = try message {
            _ = try TemplateSet(files: [manifest], location: "own", generalOptions: ["no-child"])
        }
        #expect(message == "'options[0]': 'no-child' is taken by the option '--no-child'")
    }
}
