import Testing

@testable import VipergenGenerator

@Suite("Mustache, errors of sections, parents and blocks") struct SectionErrorTests {

    @Test(
        "every opening tag needs a closing tag",
        arguments: [
            ("{{# rx }}", "{{#rx}}", "{{/rx}}"), ("{{^rx}}", "{{^rx}}", "{{/rx}}"),
            ("{{<file}}", "{{<file}}", "{{/file}}"),
            ("{{< * file}}", "{{<*file}}", "{{/*file}}"), ("{{$body}}", "{{$body}}", "{{/body}}"),
        ]
    )
    func unclosed(_ text: String, tag: String, closing: String) {
        #expect(
            syntaxErrors(in: "a\n  \(text)\n") == """
                A.swift.mustache:2:3: error: '\(tag)' is never closed
                 2 |   \(text)
                   |   ^
                help: close it with '\(closing)'
                """
        )
    }

    @Test("errors show tags with the current delimiters")
    func delimitersInErrors() {
        #expect(
            syntaxErrors(in: "{{=<% %>=}}\n<%#rx%><%/ui%>") == """
                A.swift.mustache:2:8: error: '<%/ui%>' closes nothing
                 2 | <%#rx%><%/ui%>
                   |        ^
                help: what is open here is '<%#rx%>': close it with '<%/rx%>'
                """
        )
    }

    @Test("a closing tag needs an opening tag")
    func closesNothing() {
        #expect(
            syntaxErrors(in: "{{#rx}}{{/rx}}\n{{/ rx }}\n") == """
                A.swift.mustache:2:1: error: '{{/rx}}' closes nothing
                 2 | {{/ rx }}
                   | ^
                help: remove it, or open it before
                """
        )
    }

    @Test("the error for an unmatched closing tag names the open tag")
    func closesAnother() {
        #expect(
            syntaxErrors(in: "{{#a}}{{#b}}{{/c}}{{/b}}{{/a}}") == """
                A.swift.mustache:1:13: error: '{{/c}}' closes nothing
                 1 | {{#a}}{{#b}}{{/c}}{{/b}}{{/a}}
                   |             ^
                help: what is open here is '{{#b}}': close it with '{{/b}}'
                """
        )
    }

    @Test("every error of overlapping sections is reported, in order")
    func overlap() {
        #expect(
            syntaxErrors(in: "{{#a}}{{#b}}{{#c}}{{/a}}\n{{/b}}") == """
                A.swift.mustache:1:7: error: '{{#b}}' is never closed
                 1 | {{#a}}{{#b}}{{#c}}{{/a}}
                   |       ^
                help: close it with '{{/b}}'
                A.swift.mustache:1:13: error: '{{#c}}' is never closed
                 1 | {{#a}}{{#b}}{{#c}}{{/a}}
                   |             ^
                help: close it with '{{/c}}'
                A.swift.mustache:2:1: error: '{{/b}}' closes nothing
                 2 | {{/b}}
                   | ^
                help: remove it, or open it before
                """
        )
    }

    @Test(
        "a closing tag of another name is one mistake, unless the open section is closed later",
        arguments: [("rx", "ry"), ("rxs", "rx"), ("rx", "formatter")]
    )
    func otherNames(open: String, close: String) {
        let errors = syntaxErrors(in: "{{#\(open)}}{{/\(close)}}")
        #expect(errors.contains("error: '{{/\(close)}}' closes nothing\n"))
        #expect(!errors.contains("is never closed"))
        let closed = syntaxErrors(in: "{{#a}}{{/b}}{{/a}}")
        #expect(closed.contains("'{{/b}}' closes nothing\n") && !closed.contains("{{/a}}' closes nothing"))
    }

    @Test("sections may be nested 100 deep, and no deeper; the open ones are not reported as unclosed")
    func depth() throws {
        let (open, close) = ("{{#a}}\n", "{{/a}}\n")
        let deepest = String(repeating: open, count: 100) + "a\n" + String(repeating: close, count: 100)
        #expect(try Template(deepest, name: "A").render(.map(["a": .flag(true)]), escaping: .none) == "a\n")
        #expect(
            syntaxErrors(in: open + deepest + close) == """
                A.swift.mustache:101:1: error: sections are nested more than 100 deep
                 101 | {{#a}}
                     | ^
                help: close sections sooner, or move some into partials
                """
        )
    }

    @Test("parents and blocks count like sections", arguments: ["{{^a}}", "{{<a}}", "{{$a}}", "{{$a}}\n"])
    func depthOfOthers(_ tag: String) {
        let errors = syntaxErrors(in: String(repeating: tag, count: 150))
        #expect(errors.contains("error: sections are nested more than 100 deep\n"))
        #expect(!errors.contains("is never closed"))
    }
}
