import Testing

@testable import VipergenGenerator

@Suite("Mustache, syntax errors") struct SyntaxErrorTests {

    @Test("a tag without an end is an error")
    func endlessTag() {
        #expect(
            syntaxErrors(in: "let a = {{name") == """
                A.swift.mustache:1:9: error: this tag has no end
                 1 | let a = {{name
                   |         ^
                help: end it with '}}'
                """
        )
    }

    @Test(
        "a tag must end with the delimiter that matches its start",
        arguments: [
            ("{{", "}}"), ("{{{name}}", "}}}"), ("{{=<% %>}}", "=}}"), ("{{! end }", "}}"),
            ("{{=<% %>=}}<%name}}", "%>"),
            ("{{=<% %>=}}<%{name%>", "}%>"), ("{{=<% %>=}}<%={{ }}%>", "=%>"),
        ]
    )
    func end(of text: String, is end: String) {
        #expect(syntaxErrors(in: text).hasSuffix("\nhelp: end it with '\(end)'"))
    }

    @Test("if a tag begins within another, the first is an error, and the rest is still read")
    func tagWithinTag() {
        #expect(
            syntaxErrors(in: "{{name\n{{#rx}}\n{{{type }} {{/rx}} {{ui }}}\n{{=<% %>}} {{=| |=}}") == """
                A.swift.mustache:1:1: error: this tag has no end
                 1 | {{name
                   | ^
                help: end it with '}}'
                A.swift.mustache:3:1: error: this tag has no end
                 3 | {{{type }} {{/rx}} {{ui }}}
                   | ^
                help: end it with '}}}'
                A.swift.mustache:4:1: error: '<% %>}} {{=| |' does not name two delimiters
                 4 | {{=<% %>}} {{=| |=}}
                   | ^
                help: write them as in '{{=<% %>=}}'
                """
        )
    }

    @Test(
        "a tag without a name is an error",
        arguments: [
            "{{}}", "{{ }}", "{{{}}}", "{{&}}", "{{#}}", "{{^ }}", "{{>}}", "{{> * }}", "{{<*}}", "{{$}}", "{{/}}",
            "{{/*}}",
        ]
    )
    func emptyName(_ tag: String) {
        #expect(
            syntaxErrors(in: tag) == """
                A.swift.mustache:1:1: error: this tag has no name
                 1 | \(tag)
                   | ^
                help: write a name between the delimiters, or remove the tag
                """
        )
    }

    @Test(
        "white space in a name is an error",
        arguments: [
            "{{a b}}", "{{{a b}}}", "{{& a b }}", "{{#a b}}", "{{^a b}}", "{{>a b}}", "{{<a b}}", "{{$a b}}",
            "{{/a b}}",
        ]
    )
    func whiteSpace(in tag: String) {
        #expect(
            syntaxErrors(in: tag) == """
                A.swift.mustache:1:1: error: 'a b' is not a name: it has white space in it
                 1 | \(tag)
                   | ^
                help: a tag holds one name
                """
        )
    }

    @Test("white space in a dynamic name is an error, except after the asterisk")
    func whiteSpaceInDynamicName() {
        #expect(syntaxErrors(in: "{{> * a b}}").contains("error: '* a b' is not a name: it has white space in it\n"))
    }

    @Test("an asterisk in other names allows no white space after it", arguments: ["{{* a}}", "{{#* a}}", "{{$* a}}"])
    func whiteSpaceAfterAsterisk(_ tag: String) {
        #expect(syntaxErrors(in: tag).contains("error: '* a' is not a name: it has white space in it\n"))
    }

    @Test("a line break in a name is shown as its code")
    func lineEndInName() {
        #expect(syntaxErrors(in: "{{a\nb}}").contains("error: 'aU+000Ab' is not a name: it has white space in it\n"))
    }

    @Test(
        "delimiters must be two, without equals signs",
        arguments: ["", "<%", "<% %> |", "<= %>", "<% =>"]
    )
    func delimiters(_ content: String) {
        #expect(
            syntaxErrors(in: "{{=\(content)=}}") == """
                A.swift.mustache:1:1: error: '\(content)' does not name two delimiters
                 1 | {{=\(content)=}}
                   | ^
                help: write them as in '{{=<% %>=}}'
                """
        )
    }

    // MARK: - Places -

    @Test("the mark is below its character: tabs are kept, and characters of several bytes count as one")
    func mark() {
        #expect(
            syntaxErrors(in: "// über\r\n\tlet größe👨‍👩‍👧 = {{}} // ✓\r\n") == """
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
        #expect(
            failure?.diagnostics.map(\.message) == [
                "this tag has no name", "'{{/b}}' closes nothing",
                "'c d' is not a name: it has white space in it", "'{{$e}}' is never closed",
            ]
        )
        // The wrong tag closes '{{#a}}', which is no mistake of its own.
        #expect(failure?.diagnostics.compactMap(\.place?.line) == [1, 2, 2, 3])
        #expect(failure?.diagnostics.compactMap(\.place?.column) == [7, 1, 7, 1])
    }

    @Test(
        "at most the first 200 of 1,000 mistakes are reported",
        arguments: ["{{/b}}", "{{/b}}\n", "{{a b ", "{{=", "{{#b}}", "{{}}"]
    )
    func many(mistake: String) throws {
        let failure = try #require(throws: Failure.self) {
            try Template(String(repeating: mistake, count: 1_000) + "}}", name: "f")
        }
        #expect((1...201).contains(failure.diagnostics.count))
        #expect(failure.diagnostics[0].place?.line == 1)
        if failure.diagnostics.count > 1 {
            #expect(failure.diagnostics.last?.message == "the file has more mistakes")
        }
    }

    @Test("a zero byte is reported at its place")
    func zero() {
        #expect(syntaxErrors(in: "a\n{\u{0}").contains("2:2: error: here is a byte that is 0: this is not UTF-8"))
    }

    @Test(
        "a tag with invalid content ends at its own delimiter, whatever follows",
        arguments: ["{{b}}", " {{b}}", ""]
    )
    func wrongContent(rest: String) {
        #expect(!syntaxErrors(in: "{{a b}}" + rest).contains("this tag has no end"))
        #expect(syntaxErrors(in: "{{a b}}" + rest).hasPrefix("A.swift.mustache:1:1: error: "))
    }

    @Test("invalid delimiters are reported as such, whatever follows", arguments: ["{{b}}", " {{b}}"])
    func wrongDelimiters(rest: String) {
        let errors = syntaxErrors(in: "{{=<%=}}" + rest)
        #expect(errors.hasPrefix("A.swift.mustache:1:1: error: '<%' does not name two delimiters\n"))
    }

    @Test("nothing after an unfinished tag is reported", arguments: ["{{a\n{{b", "{{{a}}\n{{/b}}"])
    func endOfAll(text: String) {
        #expect(syntaxErrors(in: text).split(separator: "error: ").count == 2, "\(syntaxErrors(in: text))")
    }

    @Test("ignored text in a parent is reported once, up to the next parent and not inside it")
    func ignored() throws {
        #expect(try Template("{{<a}} {{<b}}x{{/b}}y{{/a}}{{<c}}z{{x}}z{{/c}}", name: "A").ignored == [7, 33])
    }

    @Test("a closing tag of another name keeps the section open; a misspelled one closes it")
    func closingOthers() {
        #expect(syntaxErrors(in: "{{#list}}{{/other}}{{/list}}").split(separator: "error:").count == 2)
        for mistyped in ["{{#list}}{{/lsit}}", "{{#row}}{{/rwo}}"] {
            #expect(syntaxErrors(in: mistyped).split(separator: "error:").count == 2)
        }
    }

    @Test("a tag of spaces of any kind is an error", arguments: ["\u{3000} \u{3000}", " \u{3000} \u{A0} "])
    func otherSpaces(content: String) {
        for sigil in ["", "#", "^", ">", "*"] {
            let errors = syntaxErrors(in: "{{\(sigil)\(content)}}")
            #expect(errors.contains("is not a name: it has white space in it"), "\(errors)")
        }
    }
}
