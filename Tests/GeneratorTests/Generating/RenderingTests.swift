import Testing

@testable import VipergenGenerator

@Suite("Rendering") struct RenderingTests {

    private func render(_ files: [String: String], module: String = "A/Login", t: String = "") throws -> [String:
        String]
    {
        let option = #"{"name": "t", "type": "text", "help": "h"}"#
        let manifest = SourceFile(path: "template.json", text: #"{"name": "set", "options": [\#(option)]}"#)
        let templateSet = try TemplateSet(
            files: [manifest] + files.map { SourceFile(path: $0, text: $1) },
            location: "set"
        )
        let project = Project(name: "App", date: "2001-02-03")
        let request = try Request(try Module(module), of: templateSet, options: ["t": .text(t)], project: project)
        let rendered = try request.render()
        return Dictionary(
            uniqueKeysWithValues: rendered.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }
        )
    }

    @Test("a rendered file that has only white space is not written", arguments: ["", " \t", "\r\n\n"])
    func whiteSpace(text: String) throws {
        #expect(try render(["f.mustache": "{{#t}}x{{/t}}\(text)", "files/g": text]) == ["A/Login/g": text])
    }

    @Test("a template has variables for its file's name and path, in any folder")
    func variables() throws {
        let files = try render(["Sub/{{name}}.txt.mustache": "{{file}} {{path}} {{year}} {{date}}"])
        #expect(files == ["A/Login/Sub/Login.txt": "Login.txt A/Login/Sub/Login.txt 2001 2001-02-03"])
    }

    @Test("a path that leaves the folder or has an invisible part is refused", arguments: ["..", ".", "", "a\u{200B}"])
    func paths(part: String) throws {
        let failure = try #require(throws: Failure.self) { try render(["{{t}}/f.mustache": "x"], t: part) }
        #expect(failure.kind == .data)
        #expect(failure.diagnostics[0].message.hasPrefix("this template's file would be at '"))
    }

    @Test("a file is 63 folders deep at most, with those of the module's path")
    func depth() throws {
        func path(_ count: Int) -> String { String(repeating: "a/", count: count) + "f.mustache" }
        #expect(try render([path(61): "x"]).count == 1)
        let failure = try #require(throws: Failure.self) { try render([path(62): "x"]) }
        #expect(failure.diagnostics[0].message == "this file of the module 'A/Login' would be 64 folders deep")
    }

    @Test("a file that begins as XML is escaped, whatever it is called", arguments: ["", "\u{FEFF}"])
    func firstBytes(mark: String) throws {
        let xml = mark + "<?xml version=\"1.0\"?>"
        let files = try render(["contents.mustache": "\(xml)<a>{{t}}</a>", "other.mustache": "<a>{{t}}</a>"], t: "<&")
        #expect(files["A/Login/contents"] == "\(xml)<a>&lt;&amp;</a>")
        #expect(files["A/Login/other"] == "<a><&</a>")
    }

    @Test("the files of a module have 64 MB at most in total")
    func totalSize() throws {
        var files = ["a.mustache": String(repeating: "{{> p}}", count: 1_000), "partials/p.mustache": ""]
        files["b.mustache"] = files["a.mustache"]
        files["partials/p.mustache"] = String(repeating: "x", count: 32_000)
        #expect(try render(files).count == 2)
        files["partials/p.mustache"] = String(repeating: "x", count: 34_000)
        let failure = try #require(throws: Failure.self) { try render(files) }
        #expect(failure.diagnostics.map(\.message) == ["with this file, the module has more than 64 MB"])
    }

    @Test("a file's name has 255 bytes at most")
    func longest() throws {
        let longest = String(repeating: "L", count: 251)
        #expect(try render(["{{name}}.txt.mustache": "x"], module: longest).count == 1)
        let failure = try #require(throws: Failure.self) {
            try render(["{{name}}.txt.mustache": "x"], module: longest + "L")
        }
        #expect(failure.diagnostics[0].message.contains("would have a name of 256 bytes"))
        let marked = "\u{C9}" + String(repeating: "L", count: 249)
        #expect(try render(["{{t}}.txt.mustache": "x"], t: marked).count == 1)
        #expect(throws: Failure.self) { try render(["{{t}}.txt.mustache": "x"], t: marked + "L") }
    }

    @Test("all problems of a module's files are reported, and the first decides the kind of failure")
    func severalProblems() throws {
        let files = ["{{name}}{{name}}.txt.mustache": "x", "{{t}}/f.mustache": "x"]
        let failure = try #require(throws: Failure.self) {
            try render(files, module: String(repeating: "L", count: 200), t: "..")
        }
        #expect(failure.kind == .usage)
        #expect(failure.diagnostics.count == 2 && failure.diagnostics[1].message.contains("would be at '../f'"))
    }

    @Test("the folders of a module are those of all its files, whatever the options")
    func folders() throws {
        let manifest = SourceFile(path: "template.json", text: #"{"name": "set"}"#)
        let files = ["Sub/Deep/a", "b", "tests/Mocks/c"].map { SourceFile(path: $0 + ".mustache", text: "x") }
        let templateSet = try TemplateSet(files: [manifest] + files, location: "set")
        let request = try Request(
            try Module("A/Login"),
            of: templateSet,
            project: Project(name: "App", date: "2001-02-03")
        )
        #expect(try request.folders(for: .module) == ["A/Login", "A/Login/Sub/Deep"])
        #expect(try request.folders(for: .tests) == ["A/Login", "A/Login/Mocks"])
    }
}
