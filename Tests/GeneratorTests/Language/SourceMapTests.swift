import Testing

@testable import VipergenGenerator

@Suite struct SourceMapTests {

    private let files = [
        SourceFile(
            path: "template.json",
            text: #"{"name": "s", "options": [{"name": "rx", "type": "flag", "help": "h"}]}"#
        ),
        SourceFile(
            path: "{{name}}.swift.mustache",
            text: """
                {{> header}}
                {{! a comment
                   of two lines }}
                {{#rx}}
                let rx = 1
                {{/rx}}
                struct {{name}} {
                    {{> body}}
                }{{^rx}} // {{path}}{{/rx}}

                """
        ),
        SourceFile(path: "partials/body.mustache", text: "let a = 1\nlet {{variableName}} = 2\n"),
    ]

    @Test func `line 0 in a compiler message is treated as line 1`() throws {
        let request = try Request(
            try Module("Login"),
            of: try TemplateSet(files: files, location: "set"),
            project: Project(name: "App", date: "2001-01-01")
        )
        let output = try #require(request.templateSet.outputs.first)
        let template = try #require(output.template)
        let (text, map) = try request.render(template, at: "Login.swift", sourceMap: SourceMap())
        #expect(try #require(map).place(line: 0, column: 0, in: text) == map?.place(line: 1, column: 1, in: text))
    }

    /// The place in the templates of the first rendered line that contains a text, at that text.
    private func place(of text: String, options: [String: OptionValue] = [:]) throws -> Diagnostic.Place? {
        let templateSet = try TemplateSet(files: files, location: "set")
            .withHeader(SourceText(name: "configuration", text: "// one\n// two\n"))
        let project = Project(name: "App", date: "2001-01-01")
        let request = try Request(try Module("Login"), of: templateSet, options: options, project: project)
        let file = try #require(try request.render().first)
        let lines = String(decoding: file.contents, as: UTF8.self).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        let line = try #require(lines.firstIndex { $0.contains(text) })
        let column = try #require(lines[line].firstRange(of: text)).lowerBound.utf16Offset(in: lines[line]) + 1
        let sourceMap = try #require(try request.sourceMap(ofFileAt: file.path))
        return sourceMap.place(line: line + 1, column: column, in: file.contents)
    }

    @Test(
        arguments: [
            ("one", "configuration", 1), ("two", "configuration", 2),
            ("rx = 1", "set/{{name}}.swift.mustache", 5),
            ("struct", "set/{{name}}.swift.mustache", 7),
            ("Login {", "set/{{name}}.swift.mustache", 7),
            ("let a", "set/partials/body.mustache", 1),
            ("login = 2", "set/partials/body.mustache", 2),
            ("}", "set/{{name}}.swift.mustache", 9),
        ]
    )
    func `a rendered line is mapped to the template, the partial or the header it comes from`(
        text: String,
        file: String,
        line: Int
    ) throws {
        let place = try place(of: text, options: ["rx": .flag(true)])
        #expect(place?.file == file)
        #expect(place?.line == line)
    }

    @Test func `a value in the middle of a line is mapped to the line of its tag`() throws {
        let place = try place(of: "Login/Login.swift")
        #expect(place?.line == 9)
        #expect(place?.excerpt == "}{{^rx}} // {{path}}{{/rx}}")
    }

    @Test func `lines after the file's own path are mapped to their own lines`() throws {
        let text = SourceFile(path: "f.txt.mustache", text: "{{path}} {{file}}\n{{name}}\n{{name}}\n")
        let set = try TemplateSet(files: [files[0], text], location: "set")
        let request = try Request(try Module("Long/Way/Login"), of: set, project: Project(date: "2001-01-01"))
        let file = try #require(try request.render().first)
        let sourceMap = try #require(try request.sourceMap(ofFileAt: file.path))
        #expect((1...3).map { sourceMap.place(line: $0, column: 1, in: file.contents)?.line } == [1, 2, 3])
    }

    @Test func `the column decides which template line a joined line is mapped to`() throws {
        let template = try Template("one\n{{name}}{{! this\nthat }}rest\nlast\n", name: "t")
        let sourceMap = try template.sourceMap(.map(["name": .text("two")]))
        let text = Array("one\ntworest\nlast\n".utf8)
        // A column after the end of a line counts as its end.
        let lines = [1, 3, 4, 7, 8, 99].map { sourceMap.place(line: 2, column: $0, in: text)?.line }
        #expect(lines == [2, 2, 3, 3, 3, 3])
    }

    @Test func `a template that includes a missing partial has no source map`() throws {
        let template = try Template("{{> none}}", name: "t")
        #expect(throws: Failure.self) { try template.sourceMap(.map([:])) }
    }

    @Test func `lines with Windows line endings are mapped`() throws {
        let text = "one\r\n{{name}}\r\nthree\r\n"
        let template = try Template(text, name: "t")
        let sourceMap = try template.sourceMap(.map(["name": .text("two")]))
        let place = sourceMap.place(line: 3, column: 1, in: Array("one\r\ntwo\r\nthree\r\n".utf8))
        #expect(place == Diagnostic.Place(file: "t", line: 3, excerpt: "three"))
    }

    @Test func `a last line without a line ending is mapped, however short it is`() throws {
        let template = try Template("{{name}}\n}", name: "t")
        let sourceMap = try template.sourceMap(.map(["name": .text("one")]))
        #expect((1...2).map { sourceMap.place(line: $0, column: 1, in: Array("one\n}".utf8))?.line } == [1, 2])
    }

    @Test func `a line after the last one is mapped like the last one`() throws {
        let templateSet = try TemplateSet(files: files, location: "set")
        let request = try Request(try Module("Login"), of: templateSet, project: Project(date: "2001-01-01"))
        let file = try #require(try request.render().first)
        let sourceMap = try #require(try request.sourceMap(ofFileAt: file.path))
        #expect(sourceMap.place(line: 1_000, column: 7, in: file.contents)?.line == 9)
    }
}
