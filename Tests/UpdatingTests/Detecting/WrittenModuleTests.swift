import Testing

@testable import VipergenGenerator

/// The differences despite which a file counts as unedited.
@Suite struct WrittenModuleTests {

    private static let file = RenderedFile.Location(path: "Login/Login.swift", purpose: .module)
    private static let copy = RenderedFile.Location(path: "Login/notes.txt", purpose: .module)

    private func written(by author: String = "Ann") throws -> WrittenModule {
        let files = [
            "template.json": #"{"name": "own"}"#,
            "{{name}}.swift.mustache":
                "// {{project}}, {{date}}{{#author}}, by {{author}}{{/author}}\nfunc run() {\n    {{name}}()\n}\n",
            "{{name}}Code.swift.mustache": "import {{project}}\nlet date = \"{{date}}\"\n// {{year}} {{author}}\n",
            "files/notes.txt": "2001\n    two\n",
        ]
        let set = try TemplateSet(files: files.map { SourceFile(path: $0, text: $1) }, location: "own")
        let project = Project(name: "App", author: author, date: "2001-01-01")
        return try WrittenModule(try Request(try Module("Login"), of: set, project: project))
    }

    private func isUnedited(_ text: String, by author: String = "Ann", _ location: RenderedFile.Location = file) throws
        -> Bool
    {
        try written(by: author).isUnedited(Array(text.utf8), at: location)
    }

    private let body = "func run() {\n    Login()\n}\n"

    @Test func `other authors, dates, projects, indentation and line endings are not edits`() throws {
        let text = "// Kit, 2002-12-31, by Bob\n" + body
        let indented = ["\t", "  "].map { text.replacing("    ", with: $0) }
        for text in ["// App, 2001-01-01, by Ann\n" + body, text] + indented {
            #expect(try isUnedited(text))
            #expect(try isUnedited(text.replacing("\n", with: "\r\n")))
        }
    }

    @Test func `a changed, an added and a missing line are edits`() throws {
        let text = "// Kit, 2002-12-31, by Bob\n" + body
        for changed in [
            text.replacing("Login()", with: "Logout()"), text + "\n", String(text.dropLast(2)),
            text.replacing("//", with: "///"),
        ] {
            #expect(try !isUnedited(changed), "\(changed)")
        }
    }

    @Test func `without an author, any author or none counts as unedited; with one, none is an edit`() throws {
        #expect(try isUnedited("// Kit, 2002-12-31\n" + body, by: ""))
        #expect(try isUnedited("// Kit, 2002-12-31, by Bob\n" + body, by: ""))
        #expect(try !isUnedited("// Kit, 2002-12-31\n" + body))
    }

    @Test func `outside of the comment at the head, another date is no edit, and other texts are`() throws {
        let location = RenderedFile.Location(path: "Login/LoginCode.swift", purpose: .module)
        let text = "import App\nlet date = \"2002-12-31\"\n// 2002 Ann\n"
        #expect(try isUnedited(text, location))
        for (word, other) in [("App", "Kit"), ("Ann", "Bob"), ("2002-12-31", "today"), ("// 2002", "// now")] {
            #expect(try !isUnedited(text.replacing(word, with: other), location), "\(other)")
        }
    }

    @Test(arguments: ["Keep this, since the server needs it", "Note: keep"])
    func `a comment in the place of an author is an edit`(comment: String) throws {
        #expect(try !isUnedited("// Kit, 2002-12-31, by \(comment)\n" + body))
    }

    @Test func `a copied file is unedited only if its bytes match`() throws {
        #expect(try isUnedited("2001\n    two\n", Self.copy))
        for text in ["2002\n    two\n", "2001\n\ttwo\n", "2001\r\n    two\r\n"] {
            #expect(try !isUnedited(text, Self.copy))
        }
    }
}
