import Testing

@testable import VipergenGenerator

/// Template sets imported from templates of Tuist.
@Suite struct ImportedTuistTests {

    private func foreign(_ manifest: String, _ files: [String: String] = [:]) throws -> ForeignTemplate {
        let manifest = SourceFile(path: "Tuist/Templates/feature/feature.swift", text: manifest)
        let template = try TuistTemplate(manifest, named: "feature", taken: ["force"]) {
            path,
            isFromRoot throws(Failure) in
            guard let text = files[isFromRoot ? "/\(path)" : path] else { throw Failure(.inputOutput, "no file") }
            return SourceFile(path: "Tuist/Templates/feature/\(path)", text: text)
        }
        return try template.foreign()
    }

    private func render(_ template: ForeignTemplate, _ options: [String: OptionValue] = [:]) throws -> [String: String]
    {
        let set = try ImportedSet(template, named: "feature")
        let templateSet = try TemplateSet(files: set.files, location: "feature")
        let project = Project(name: "Shop", author: "Ann", company: "Bits", date: "2024-01-02")
        let files = try Request(Module("OffGame"), of: templateSet, options: options, project: project).render()
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) })
    }

    private static let manifest = #"""
        import ProjectDescription

        private let name = Template.Attribute.required("name")
        let layer: Template.Attribute = .optional("layer", default: "Feature")
        var folder: String { "Projects/\(name)Feature" }

        let template = Template(
            description: "A feature",
            attributes: [name, layer, .required("author"), .optional("router", default: ""), .optional("unused", default: "")],
            items: [
                .file(path: folder + "/Project.swift", templatePath: "Project.stencil"),
                .file(path: "\(folder)/Sources/\(name)View.swift", templatePath: .relativeToRoot("View.stencil")),
                .string(path: "\(folder)/README.md", contents: "# \(name)\n"),
                .directory(path: folder, sourcePath: "Resources"),
            ]
        )
        """#

    @Test func `files, texts, attributes, conditions and filters render as Stencil does`() throws {
        let files = [
            "Project.stencil": "// {{ author }}\nlet project = \"{{ layer }}.{{name}}\" { {\n",
            "/View.stencil": """
            {# not written #}struct {{ name }}View {
                let {{ name|lowerFirstWord }} = "{{ name | lowercase }}"
                {% if router %}let router: {{ router }}{% else %}let none{% endif %}
            {% if not router %}
                let last
            {% endif %}
            }

            """,
        ]
        let template = try foreign(Self.manifest, files)
        #expect(
            try render(template) == [
                "OffGame/Project.swift": "// Ann\nlet project = \"Feature.OffGame\" { {\n",
                "OffGame/Sources/OffGameView.swift": """
                struct OffGameView {
                    let offGame = "offgame"
                    let none

                    let last

                }

                """,
                "OffGame/README.md": "# OffGame\n",
            ]
        )
        let other = try render(template, ["layer": .text("Domain"), "router": .text("Router")])
        #expect(other["OffGame/Project.swift"]?.contains("Domain.OffGame") == true)
        #expect(other["OffGame/Sources/OffGameView.swift"]?.contains("    let router: Router\n\n}\n") == true)
        let notes = template.notes.map { "\($0.place?.line ?? 0): \($0.message); \($0.help ?? "")" }
        #expect(
            notes == [
                "14: a copied folder is left out; copy the folder into the folder 'files' of the new set",
                "0: Tuist writes these files to 'Projects/{{name}}Feature'; in '.vipergen.json', set "
                    + #""output": "Projects", "folder": "{{name}}Feature""#,
            ]
        )
    }

    @Test(
        arguments: [
            ("items: Kind.allCases.flatMap { $0.items }", 3, "this is not a list that is written out"),
            ("items: items", 3, "this is not a list that is written out"),
            ("items: [.file(path: path(), templatePath: \"a.stencil\")]", 3, "this is not a text that is written out"),
            ("items: [.file(path: \"a\", templatePath: \"b.stencil\")]", 3, "'b.stencil' cannot be read"),
            ("items: [.file(path: \"a\")]", 3, "the item has no 'templatePath'"),
            ("items: [item]", 3, "this item is not written out"), ("items: []", 1, "the template has no files"),
            (
                "items: [.string(path: \"a/b\", contents: \"c\"), .string(path: \"d\", contents: \"e\")], other: 1", 3,
                "'other'"
            ),
        ]
    )
    func `what is not written out is an error at its line`(arguments: String, line: Int, message: String) throws {
        let manifest = """
            import ProjectDescription
            let n = Template.Attribute.required("name")
            let template = Template(description: "d", attributes: [n], \(arguments))
            """
        let failure = try #require(throws: Failure.self) { try foreign(manifest) }
        #expect(failure.kind == .data && failure.diagnostics[0].message.contains(message), "\(failure.diagnostics)")
        #expect([line, 1].contains(failure.diagnostics[0].place?.line))
    }

    @Test func `a tag of Stencil without an equivalent is an error in the file`() throws {
        let manifest = #"""
            import ProjectDescription
            let template = Template(
                description: "d",
                attributes: [.required("name")],
                items: [.file(path: "a.swift", templatePath: "a.stencil")]
            )
            """#
        let text = "{{ name }}\n{{ name|uppercase }}\n{% for x in y %}\n{% endfor %}\n{{ other }}\n"
        let failure = try #require(throws: Failure.self) { try foreign(manifest, ["a.stencil": text]) }
        #expect(failure.diagnostics.map { $0.place?.line } == [2, 3, 4, 5])
        #expect(failure.diagnostics.allSatisfy { $0.place?.file == "Tuist/Templates/feature/a.stencil" })
    }
}
