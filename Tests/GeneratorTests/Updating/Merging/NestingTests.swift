import Testing

@testable import VipergenGenerator

@Suite struct NestingTests {

    /// The brackets that stay open, and those that are closed without being opened.
    private func nesting(_ lines: String...) -> String {
        let nesting = Nesting(lines.map { Line(bytes: Array($0.utf8)[...]) })
        return [nesting.open, nesting.closed].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|")
    }

    @Test func `brackets that are never closed or never opened are found`() {
        #expect(nesting("f(a, [b], {", "})") == "|")
        #expect(nesting("f([{") == ")]}|" && nesting("({", "}") == ")|" && nesting("#if A", "{", "}") == "#|")
        #expect(nesting("} else {") == "}|}")
        #expect(Nesting([Line(bytes: Array("}".utf8)[...])]).isBalanced == false)
    }

    @Test func `brackets in strings and comments are ignored`() {
        #expect(nesting(#"let a = "(" + f("{""#) == ")|")
        #expect(nesting(#"let a = "\"(" + ["#) == "]|")
        #expect(nesting(#"let a = "\\" + ("#) == ")|")
        #expect(nesting(#"let ab = "ab" + ("#) == ")|")
        #expect(nesting("a // (", "/* ( */ [", "*/") == "]|")
        #expect(nesting("let a = \"\"\"", "(", "\"\"\"") == "|")
        #expect(nesting("let a = \"\"\"", "#if A", "\"\"\"") == "|" && nesting("/*", "#if A", "*/") == "|")
    }

    @Test func `'#elseif' and '#else' continue a condition`() {
        #expect(nesting("#if A", "#elseif B", "#else", "#endif") == "|")
        #expect(nesting("#elseif B") == "#|#")
        #expect(nesting("#if A") == "#|" && nesting("#endif") == "|#")
    }

    @Test func `the end of a string or comment closes nothing else`() {
        #expect(nesting("({", "}") == ")|" && nesting("{ /* } */ (") == "})|" && nesting("( /* * / ) */ )") == "|")
        #expect(nesting("{", "let a = \"\"\"", "} #if", "\"\"\" + (") == "})|")
        #expect(nesting("{", "/* \"\"\" (", "#endif", "*/[") == "}]|")
        #expect(nesting("/**/(") == ")|" && nesting("/*/ ( */") == "|" && nesting("/*(*/)") == "|)")
        #expect(nesting("\"\"\"\"\"\"(") == ")|" && nesting("\"\"\"(\"\"\"(") == ")|")
        #expect(nesting("\"a\"(") == ")|" && nesting("\"\"(") == ")|" && nesting("\"(\")") == "|)")
        #expect(nesting("{ let a = \"open (") == "}|")
        #expect(nesting("{", "\"\"\"", "#if A", "\"\"\"") == "}|" && nesting("/* a */*(") == ")|")
        #expect(nesting("\"\"\"\"a\"\"\"(") == ")|")
    }
}
