import Testing

@testable import VipergenGenerator

@Suite struct NestingTests {

    /// What is left open, and what is closed that was not opened.
    private func nesting(_ lines: String...) -> String {
        let nesting = Nesting(lines.map { Line(bytes: Array($0.utf8)[...]) })
        return [nesting.open, nesting.closed].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|")
    }

    @Test func `what opens must be closed, and what closes opened`() {
        #expect(nesting("f(a, [b], {", "})") == "|")
        #expect(nesting("f([{") == ")]}|" && nesting("({", "}") == ")|" && nesting("#if A", "{", "}") == "#|")
        #expect(nesting("} else {") == "}|}")
        #expect(Nesting([Line(bytes: Array("}".utf8)[...])]).isBalanced == false)
    }

    @Test func `brackets in texts and comments are none`() {
        #expect(nesting(#"let a = "(" + f("{""#) == ")|")
        #expect(nesting(#"let a = "\"(" + ["#) == "]|")
        #expect(nesting(#"let a = "\\" + ("#) == ")|")
        #expect(nesting(#"let ab = "ab" + ("#) == ")|")
        #expect(nesting("a // (", "/* ( */ [", "*/") == "]|")
        #expect(nesting("let a = \"\"\"", "(", "\"\"\"") == "|")
        #expect(nesting("let a = \"\"\"", "#if A", "\"\"\"") == "|" && nesting("/*", "#if A", "*/") == "|")
    }

    @Test func `a condition goes on with its other branches`() {
        #expect(nesting("#if A", "#elseif B", "#else", "#endif") == "|")
        #expect(nesting("#elseif B") == "#|#")
        #expect(nesting("#if A") == "#|" && nesting("#endif") == "|#")
    }

    @Test func `what ends a text or a comment ends no more than that`() {
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
