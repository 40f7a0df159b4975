import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Property lists") struct PropertyListTests {

    private func value(_ text: String) throws -> String? {
        let list = try PropertyList(Array("{ key = \(text); }".utf8))
        return list.root["key"]?.text
    }

    @Test(
        "a string is read without its quotes and escapes",
        arguments: [
            ("a.b_c/d$e:f-g", "a.b_c/d$e:f-g"), ("http://x", "http://x"), (#""""#, ""),
            (#""a \"b\" \\c""#, #"a "b" \c"#),
            (#""a\nb\tc""#, "a\nb\tc"), (#""\U00e9""#, "é"), (#""\Ud83d\Ude00""#, "😀"), (#""\Uzz""#, "zz"),
            (#""\U00e9xU0041""#, "éxU0041"), (#""\a\b\f\r\v""#, "\u{7}\u{8}\u{C}\r\u{B}"), ("'it \"is\"'", "it \"is\""),
            ("\"<group>\"", "<group>"), ("\"/* no comment */\"", "/* no comment */"), ("x /* a comment */", "x"),
            ("// a line\nx", "x"),
            ("\"ä\"", "ä"), (#""a\101\12b\0601""#, "aA\nb01"),
        ]
    )
    func strings(written: String, text: String) throws {
        #expect(try value(written) == text)
    }

    @Test(
        "a string is quoted as by Xcode",
        arguments: [
            ("Login.swift", "Login.swift"), ("A/B_c$1.x", "A/B_c$1.x"), ("<group>", "\"<group>\""), ("", "\"\""),
            ("Login+UI.swift", "\"Login+UI.swift\""), ("a b", "\"a b\""), ("a-b", "\"a-b\""), ("a//b", "\"a//b\""),
            ("a___b", "\"a___b\""), ("a__b", "a__b"), ("ä", "\"ä\""), ("a\"b\\c\nd", #""a\"b\\c\nd""#),
        ]
    )
    func quotes(text: String, written: String) throws {
        #expect(PropertyListText.written(text) == written)
        #expect(try value(written) == text)
    }

    @Test("a name that would end its comment gets no comment")
    func comments() {
        #expect(PropertyListText.comment("Login in Sources") == " /* Login in Sources */")
        #expect(PropertyListText.comment("a*/b") == "")
        #expect(PropertyListText.comment("") == "")
    }

    @Test("the places of values are counted in bytes")
    func places() throws {
        let text = "{ä = (1, \"b\"); }".replacing("ä", with: "\"ä\"")
        let list = try PropertyList(Array(text.utf8))
        let elements = try #require(list.root["ä"]).elements
        #expect(elements.map { String(decoding: $0.source, as: UTF8.self) } == ["1", "\"b\""])
    }

    @Test("a key is found whether it is quoted or not")
    func keys() throws {
        let list = try PropertyList(Array(#"{"a" = 1; b = 2; "c" = 3;}"#.utf8))
        #expect(["a", "b", "c", "d"].map { list.root[$0]?.text } == ["1", "2", "3", nil])
    }

    @Test("nested lists and dictionaries are read")
    func nesting() throws {
        let list = try PropertyList(Array("{a = (x, (y,), {b = c; });}".utf8)).root["a"]
        let elements = try #require(list).elements
        #expect(elements.map(\.text) == ["x", nil, nil])
        #expect(elements[1].elements.map(\.text) == ["y"] && elements[2]["b"]?.text == "c")
    }

    @Test("a value of one kind has no contents of another kind")
    func otherKinds() throws {
        let root = try PropertyList(Array("{a = (x, ); b = y;}".utf8)).root
        let (a, b) = (try #require(root["a"]), try #require(root["b"]))
        #expect(root.elements.isEmpty && b.elements.isEmpty && a.entries.isEmpty && b.entries.isEmpty)
        #expect(a["x"] == nil && b["y"] == nil && a.text == nil && root.text == nil)
    }

    @Test(
        "a value ends with its separator if one follows",
        arguments: [
            ("{a = b ; c = (d /* , */ , e); }", [8, 29, 25]), ("{a = (b// ,\n);c = (d) // x\n;}", [14, 28, 20]),
        ]
    )
    func ends(text: String, expected: [Int]) throws {
        let root = try PropertyList(Array(text.utf8)).root
        let list = root["c"]?.elements.first
        #expect(root.entries.map(\.value.endWithSeparator) + [list?.endWithSeparator] == expected)
        #expect(root.endWithSeparator == root.end)
    }
}
