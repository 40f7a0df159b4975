import Testing

@testable import VipergenGenerator

@Suite("Mustache, escaping") struct EscapingTests {

    @Test(
        "the five special characters of XML are escaped in XML files",
        arguments: [
            "storyboard", "xib", "plist", "xml", "XIB", "v2.xib", "entitlements", "stringsdict", "xcprivacy",
            "xcscheme",
            "xliff", "svg",
        ]
    )
    func xml(_ fileExtension: String) {
        #expect(
            Escaping(path: "Login/Login.\(fileExtension)")("a & <b> \"c\" 'd'\r\n")
                == "a &amp; &lt;b&gt; &quot;c&quot; &#39;d&#39;\r\n"
        )
    }

    @Test(
        "nothing is escaped in other files",
        arguments: ["Login/Login.swift", "Login.xib/Login", "Login.xib.swift", "", "Login"]
    )
    func others(_ path: String) {
        #expect(Escaping(path: path)("& < > \" '") == "& < > \" '")
    }

    @Test("a template is rendered with the given escaping")
    func none() throws {
        let template = try Template("{{type}} {{{type}}} {{&type}}", name: "A")
        let value = Value.map(["type": .text("Set<Int>")])
        #expect(try template.render(value, escaping: .none) == "Set<Int> Set<Int> Set<Int>")
        #expect(try template.render(value, escaping: .xml) == "Set&lt;Int&gt; Set<Int> Set<Int>")
    }

    @Test(
        "'literal' escapes a text for a string literal",
        arguments: [
            ("", ""), ("a & <b> 'c' é 🎉", "a & <b> 'c' é 🎉"), ("\"", "\\\""), ("\\", "\\\\"), ("\\(x)", "\\\\(x)"),
            ("a\nb\r\nc\td", "a\\nb\\r\\nc\\td"), ("\u{0}\u{7}\u{7F}", "\\u{0}\\u{7}\\u{7F}"),
            ("\u{202E}\u{200B}\u{2028}", "\\u{202E}\\u{200B}\\u{2028}"), ("\"\"\"", "\\\"\\\"\\\""),
            ("\u{301}e\u{301}", "\u{301}e\u{301}"),
        ]
    )
    func literals(text: String, literal: String) throws {
        let template = try Template("{{a.b.literal}}|{{#a}}{{b.literal}}{{/a}}|{{{list.0}}}{{literal}}", name: "f")
        let value = Value.map(["a": .map(["b": .text(text)]), "list": .list([])])
        #expect(try template.render(value, escaping: .none) == "\(literal)|\(literal)|")
        #expect(Value.record(text, [:]).part("literal") == .text(literal))
    }

    @Test("a member named 'literal' takes precedence, and only texts have the form")
    func literalMembers() {
        #expect(Value.record("a", ["literal": .text("b")]).part("literal") == .text("b"))
        #expect(Value.flag(true).part("literal") == nil)
        #expect(Value.text("a").part("other") == nil)
        #expect(Value.record("a", [:]).part("other") == nil)
    }

    @Test(
        "escaped text can be read back",
        arguments: ["", "a & <b> 'c' é 🎉", "\"\\(x)\n\r\t\u{0}\u{202E}", "&amp;&#39;", "\u{301}e\u{301}", "\\u{41}"]
    )
    func reading(text: String) {
        #expect(text.literal.textOfLiteral?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
        #expect(
            Escaping.xml.text(writtenAs: Escaping.xml(text))?.unicodeScalars.elementsEqual(text.unicodeScalars) == true
        )
        #expect(Escaping.none.text(writtenAs: text) == text)
    }

    @Test(
        "text that escaping never produces is not read",
        arguments: ["&", "&amp", "&nbsp;", "<", "\"", "a & b", "\\", "\\q", "\\u{zz}", "\\u{41}", "\\u", "\\u{D800}"]
    )
    func notEscaped(written: String) {
        let isLiteral = written.hasPrefix("\\")
        #expect(isLiteral ? written.textOfLiteral == nil : Escaping.xml.text(writtenAs: written) == nil)
    }
}
