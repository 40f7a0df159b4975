import Testing

@testable import VipergenGenerator

/// Template sets imported from Generamba templates.
@Suite struct ImportedGenerambaTests {

    private func imported(_ spec: String, _ files: [String: String]) throws -> ImportedSet {
        let sources = files.map { ($0, SourceFile(path: "viper/\($0)", text: $1)) }
        let spec = SourceFile(path: "viper/viper.rambaspec", text: spec)
        var template = try GenerambaTemplate(Dictionary(uniqueKeysWithValues: sources), spec: spec, taken: [])
        return try ImportedSet(try template.foreign(), named: "viper")
    }

    private func render(_ set: ImportedSet, _ options: [String: OptionValue]) throws -> [String: String] {
        let templateSet = try TemplateSet(files: set.files, location: "viper")
        let project = Project(name: "Shop", author: "Ann", company: "Bits", date: "2024-01-02")
        let module = try Module("OffGame")
        let request = try Request(module, of: templateSet, options: options, project: project, includesTests: true)
        return Dictionary(
            uniqueKeysWithValues: try request.render().map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }
        )
    }

    private static let spec = """
        # It's a template, isn't it?
        name: "viper"   # it's quoted
        summary: 'A module: with a # view'
        author: Ann
        code_files:
        - {name: View/View.swift, path: "Code/view.swift.liquid"}
        - name: Cell.swift
          path: Code/cell.swift.liquid
          custom_name: "{{ prefix }}{{ module_info.name }}Own{{ module_info.file_basename }}"

        test_files:
          - {name: ViewTests.swift, path: Code/tests.liquid, is_resource: true}
        dependencies:
        - Typhoon

        """

    @Test func `variables, conditions and snippets render as Liquid does`() throws {
        let files = [
            "snippets/header.liquid": "// {{ module_info.file_name }} {{year}}\n",
            "Code/view.swift.liquid": """
            {% include 'header' %}
            class {{ prefix }}{{ module_info.name }}View {% comment %}{{ nothing }}{% endcomment %}{
                {% if custom_parameters.hasRouter %}let router{% else %}let none{% endif %}
            {% unless custom_parameters.isPlain %}
                let title = "{{ custom_parameters.title }}"
            {% endunless %}
            }

            """,
            "Code/cell.swift.liquid": "class {{module_info.name}}OwnCell {}\n",
            "Code/tests.liquid": "{% if custom_parameters.hasRouter %}test\n{% endif %}",
        ]
        let set = try imported(Self.spec, files)
        #expect(set.options == ["has-router", "is-plain", "prefix", "title"])
        #expect(set.notes.map(\.message).map { $0.prefix(31) }.count == 2)
        let plain = try render(set, ["prefix": .text("SH"), "title": .text("x")])
        #expect(
            plain == [
                "OffGame/View/SHOffGameView.swift":
                    "// SHOffGameView.swift 2024\n\nclass SHOffGameView {\n    let none\n\n    let title = \"x\"\n\n}\n",
                "OffGame/SHOffGameOwnCell.swift": "class OffGameOwnCell {}\n",
            ]
        )
        let routed = try render(set, ["has-router": .flag(true), "is-plain": .flag(true)])
        #expect(
            routed == [
                "OffGame/View/OffGameView.swift":
                    "// OffGameView.swift 2024\n\nclass OffGameView {\n    let router\n\n}\n",
                "OffGame/OffGameOwnCell.swift": "class OffGameOwnCell {}\n",
                "OffGame/OffGameViewTests.swift": "test\n",
            ]
        )
        let problems = try Linter(files: set.files, location: "viper", generalOptions: []).problems
        #expect(problems.isEmpty, "\(problems)")
    }

    @Test(
        arguments: [
            ("{{ module_info.name | upcase }}", ":2:1: error: '{{ module_info.name | upcase }}' has no equivalent"),
            ("{% for a in b %}", ":2:1: error: '{% for a in b %}' has no equivalent"),
            ("{% if module_info.name == 'a' %}{% endif %}", ":2:1: error: "), ("{%- endif %}", ":2:1: error: "),
            ("{% if custom_parameters.a %}", ":2:1: error: 'if' is never closed"),
            ("{% include 'none' %}", "help: put the file into 'snippets/none.liquid'"),
            ("{{ other }}", ":2:1: error: "), ("{% comment %} b", ":2:1: error: 'comment' is never closed"),
        ]
    )
    func `a tag without an equivalent is an error at its place`(tag: String, message: String) throws {
        let failure = #expect(throws: Failure.self) {
            try imported("code_files:\n- {name: a.swift, path: a}\n", ["a": "line\n\(tag)\n"])
        }
        #expect("\(try #require(failure))".contains(message), "\(failure?.description ?? "")")
    }

    @Test func `a file in a folder with a special name in a template set becomes a file of the module`() throws {
        let spec = "code_files:\r\n- {name: partials/B.swift, path: a}\r\n- {name: Tests/C.swift, path: a}\r\n"
        let set = try imported(spec, ["a": "let a = 1\n"])
        let paths = ["OffGame/partials/OffGameB.swift", "OffGame/Tests/OffGameC.swift"]
        #expect(try Set(render(set, [:]).keys) == Set(paths))
    }

    @Test func `snippets that include each other too often are an error, without a long wait`() throws {
        var files = ["a": "{% include 's0' %}\n", "snippets/s16.liquid": "a\n"]
        for number in 0..<16 {
            files["snippets/s\(number).liquid"] = String(repeating: "{% include 's\(number + 1)' %}\n", count: 4)
        }
        let failure = #expect(throws: Failure.self) { try imported("code_files:\n- {name: a.swift, path: a}\n", files) }
        #expect(failure?.description.contains("help: a template includes at most 100 files") == true)
    }

    @Test func `the first of several unknown keys is reported`() {
        let spec = (0..<9).map { "key\($0): a\n" }.joined()
        let failure = #expect(throws: Failure.self) { try imported(spec, [:]) }
        #expect(
            failure?.description.contains("the key 'key0' has no equivalent") == true,
            "\(String(describing: failure))"
        )
    }

    @Test func `the lowercase name and the app's module name are variables`() throws {
        let text =
            "{{ module_info.name|downcase }} {{module_info.name | downcase}} {{ module_info.product_module_name }}\n"
        let set = try imported("code_files:\n- {name: a.swift, path: a}\n", ["a": text])
        #expect(try render(set, [:]) == ["OffGame/OffGamea.swift": "offgame offgame Shop\n"])
    }

    @Test(arguments: ["name", "variableName", "snakeName", "kebabName", "lowercaseName"])
    func `the help for an unsupported filter shows each spelling of the name`(variable: String) throws {
        let failure = #expect(throws: Failure.self) {
            try imported(
                "code_files:\n- {name: a.swift, path: a}\n",
                ["a": "let id = \"{{ module_info.name | upcase }}\"\n"]
            )
        }
        let help = try #require(failure?.diagnostics.first?.help)
        let set = try TemplateSet(
            files: [
                SourceFile(path: "template.json", text: #"{"name": "a"}"#),
                SourceFile(path: "{{name}}.txt.mustache", text: "'{{\(variable)}}'"),
            ],
            location: "a"
        )
        let project = Project(name: "Shop", author: "Ann", company: "Bits", date: "2024-01-02")
        let files = try Request(try Module("UserProfile"), of: set, options: [:], project: project).render()
        let spelling = String(decoding: files[0].contents, as: UTF8.self).dropFirst().dropLast()
        #expect(help.contains("'{{\(variable)}}' (\(spelling))"), "\(help)")
    }

    @Test func `the letter case of a path makes no difference`() throws {
        let set = try imported(
            "code_files:\n- {name: View.swift, path: code/View.liquid}\n",
            ["Code/view.liquid": "a\n"]
        )
        #expect(try render(set, [:]) == ["OffGame/OffGameView.swift": "a\n"])
    }

    @Test(
        arguments: [
            ("code_files:\n- [a, b]\n", 2), ("code_files:\n- {name: a, path: {}}\n", 2), ("a: |\n  b\n", 1),
            ("code_files: &x\n", 1), ("name: a\n  b: c\n", 2), ("- a\n", 1), ("name: a\nname: b\n", 2),
            ("name: a\nother: b\n", 2), ("name: \"a\n", 1), ("code_files:\n- {name: a, path: none}\n", 2),
            ("code_files:\n- {name: a, path: a, more: b}\n", 2), ("text\n", 1), ("", 1),
            ("code_files:\n- {name: ../a, path: a}\n", 2), ("code_files:\n- {name: /a, path: a}\n", 2),
            ("code_files:\n- {name: a, path: a, custom_name: b/../../c}\n", 2),
        ]
    )
    func `an unsupported part of a specification is an error at its line`(spec: String, line: Int) throws {
        let failure = #expect(throws: Failure.self) { try imported(spec, ["a": "a\n"]) }
        #expect(try #require(failure).diagnostics.first?.place?.line == line, "\(failure?.description ?? "")")
    }
}
