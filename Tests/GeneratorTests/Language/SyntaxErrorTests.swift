import Testing

@testable import VipergenGenerator

@Suite("Mustache, syntax errors") struct SyntaxErrorTests {

    /// What is wrong with a template, as the person reads it.
    private func errors(in text: String) -> String {
        do {
            _ = try Template(text, name: "A.swift.mustache")
            return ""
        } catch {
            return "\(error)"
        }
    }

    // MARK: - Tags -

    @Test("a tag needs an end")
    func endlessTag() {
        #expect(
            errors(in: "let a = {{name") == """
                A.swift.mustache:1:9: error: this tag has no end
                 1 | let a = {{name
                   |         ^
                help: end it with '}}'
                """
        )
    }

    @Test(
        "a tag needs the end that its start asks for",
        arguments: [
            ("{{", "}}"), ("{{{name}}", "}}}"), ("{{=<% %>}}", "=}}"), ("{{! end }", "}}"),
            ("{{=<% %>=}}<%name}}", "%>"),
            ("{{=<% %>=}}<%{name%>", "}%>"), ("{{=<% %>=}}<%={{ }}%>", "=%>"),
        ]
    )
    func end(of text: String, is end: String) {
        #expect(errors(in: text).hasSuffix("\nhelp: end it with '\(end)'"))
    }

    @Test("if a tag begins within another, the first has no end; what follows is still read")
    func tagWithinTag() {
        #expect(
            errors(in: "{{name\n{{#rx}}\n{{{type }} {{/rx}} {{ui }}}\n{{=<% %>}} {{=| |=}}|/rx|") == """
                A.swift.mustache:1:1: error: this tag has no end
                 1 | {{name
                   | ^
                help: end it with '}}'
                A.swift.mustache:3:1: error: this tag has no end
                 3 | {{{type }} {{/rx}} {{ui }}}
                   | ^
                help: end it with '}}}'
                A.swift.mustache:4:1: error: this tag has no end
                 4 | {{=<% %>}} {{=| |=}}|/rx|
                   | ^
                help: end it with '=}}'
                A.swift.mustache:4:21: error: '|/rx|' closes nothing
                 4 | {{=<% %>}} {{=| |=}}|/rx|
                   |                     ^
                help: remove it, or open it before
                """
        )
    }

    @Test(
        "a tag needs a name",
        arguments: [
            "{{}}", "{{ }}", "{{{}}}", "{{&}}", "{{#}}", "{{^ }}", "{{>}}", "{{> * }}", "{{<*}}", "{{$}}", "{{/}}",
            "{{/*}}",
        ]
    )
    func emptyName(_ tag: String) {
        #expect(
            errors(in: tag) == """
                A.swift.mustache:1:1: error: this tag has no name
                 1 | \(tag)
                   | ^
                help: write a name between the delimiters, or remove the tag
                """
        )
    }

    @Test(
        "a name has no white space in it",
        arguments: [
            "{{a b}}", "{{{a b}}}", "{{& a b }}", "{{#a b}}", "{{^a b}}", "{{>a b}}", "{{<a b}}", "{{$a b}}",
            "{{/a b}}",
        ]
    )
    func whiteSpace(in tag: String) {
        #expect(
            errors(in: tag) == """
                A.swift.mustache:1:1: error: 'a b' is no name: it has white space in it
                 1 | \(tag)
                   | ^
                help: a tag holds one name
                """
        )
    }

    @Test("a dynamic name has no white space in it, but after the asterisk")
    func whiteSpaceInDynamicName() {
        #expect(errors(in: "{{> * a b}}").contains("error: '* a b' is no name: it has white space in it\n"))
    }

    @Test("a line end in a name is shown as its code")
    func lineEndInName() {
        #expect(errors(in: "{{a\nb}}").contains(":1:1: error: 'aU+000Ab' is no name: it has white space in it\n"))
    }

    @Test(
        "delimiters are two, without equals signs",
        arguments: ["", "<%", "<% %> |", "<= %>", "<% =>"]
    )
    func delimiters(_ content: String) {
        #expect(
            errors(in: "{{=\(content)=}}") == """
                A.swift.mustache:1:1: error: '\(content)' does not name two delimiters
                 1 | {{=\(content)=}}
                   | ^
                help: write them as in '{{=<% %>=}}'
                """
        )
    }

    // MARK: - Sections -

    @Test(
        "what is opened must be closed",
        arguments: [
            ("{{# rx }}", "{{#rx}}", "{{/rx}}"), ("{{^rx}}", "{{^rx}}", "{{/rx}}"),
            ("{{<file}}", "{{<file}}", "{{/file}}"),
            ("{{< * file}}", "{{<*file}}", "{{/*file}}"), ("{{$body}}", "{{$body}}", "{{/body}}"),
        ]
    )
    func unclosed(_ text: String, tag: String, closing: String) {
        #expect(
            errors(in: "a\n  \(text)\n") == """
                A.swift.mustache:2:3: error: '\(tag)' is never closed
                 2 |   \(text)
                   |   ^
                help: close it with '\(closing)'
                """
        )
    }

    @Test("tags are shown with the delimiters that are set")
    func delimitersInErrors() {
        #expect(
            errors(in: "{{=<% %>=}}\n<%#rx%><%/ui%>") == """
                A.swift.mustache:2:1: error: '<%#rx%>' is never closed
                 2 | <%#rx%><%/ui%>
                   | ^
                help: close it with '<%/rx%>'
                A.swift.mustache:2:8: error: '<%/ui%>' closes nothing
                 2 | <%#rx%><%/ui%>
                   |        ^
                help: what is open here is '<%#rx%>'
                """
        )
    }

    @Test("a closing tag needs an opening one")
    func closesNothing() {
        #expect(
            errors(in: "{{#rx}}{{/rx}}\n{{/ rx }}\n") == """
                A.swift.mustache:2:1: error: '{{/rx}}' closes nothing
                 2 | {{/ rx }}
                   | ^
                help: remove it, or open it before
                """
        )
    }

    @Test("sections that overlap are reported, from the first tag to the last")
    func overlap() {
        #expect(
            errors(in: "{{#a}}{{#b}}{{#c}}{{/a}}\n{{/b}}") == """
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

    @Test("sections may be nested 100 deep, and no deeper; what is open then is not reported")
    func depth() throws {
        let (open, close) = ("{{#a}}\n", "{{/a}}\n")
        let deepest = String(repeating: open, count: 100) + "a\n" + String(repeating: close, count: 100)
        #expect(try Template(deepest, name: "A").render(.map(["a": .flag(true)]), escaping: .none) == "a\n")
        #expect(
            errors(in: open + deepest + close) == """
                A.swift.mustache:101:1: error: sections are nested more than 100 deep
                 101 | {{#a}}
                     | ^
                help: close sections sooner, or move some into partials
                """
        )
    }

    @Test("parents and blocks count as sections do", arguments: ["{{^a}}", "{{<a}}", "{{$a}}", "{{$a}}\n"])
    func depthOfOthers(_ tag: String) {
        let errors = errors(in: String(repeating: tag, count: 150))
        #expect(errors.contains("error: sections are nested more than 100 deep\n"))
        #expect(!errors.contains("is never closed"))
    }

    // MARK: - Places -

    @Test("a mark is under its character: a tab before it stays a tab, and letters of several bytes are one character")
    func mark() {
        #expect(
            errors(in: "// über\r\n\tlet größe👨‍👩‍👧 = {{}} // ✓\r\n") == """
                A.swift.mustache:2:15: error: this tag has no name
                 2 | \tlet größe👨‍👩‍👧 = {{}} // ✓
                   | \t             ^
                help: write a name between the delimiters, or remove the tag
                """
        )
    }

    @Test("all errors are reported together, in the order of their places")
    func several() {
        let failure = #expect(throws: Failure.self) { try Template("{{#a}}{{}}\n{{/b}}{{c d}}\n{{$e}}", name: "A") }
        #expect(failure?.kind == .data)
        #expect(failure?.diagnostics.compactMap(\.place?.line) == [1, 1, 2, 2, 3])
        #expect(failure?.diagnostics.compactMap(\.place?.column) == [1, 7, 1, 7, 1])
    }
}
