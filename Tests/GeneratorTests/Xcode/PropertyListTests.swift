import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Property lists") struct PropertyListTests {

    private func value(_ text: String) throws -> String? {
        let list = try PropertyList(Array("{ key = \(text); }".utf8))
        return list.text(of: "key", in: PropertyList.root)
    }

    @Test(
        "a string is read as it is written",
        arguments: [
            ("a.b_c/d$e:f-g", "a.b_c/d$e:f-g"), ("http://x", "http://x"), (#""""#, ""),
            (#""a \"b\" \\c""#, #"a "b" \c"#),
            (#""a\nb\tc""#, "a\nb\tc"), (#""\U00e9""#, "é"), (#""\Ud83d\Ude00""#, "😀"), ("'it \"is\"'", "it \"is\""),
            ("\"<group>\"", "<group>"), ("\"/* no comment */\"", "/* no comment */"), (#""\Uzz""#, "zz"),
            (#""\U12""#, "12"), (#""\U00e9xU0041""#, "éxU0041"), (#""\U00e9\n""#, "é\n"), (#""\U00e9\U12""#, "é12"),
            (#""\a\b\f\r\v""#, "\u{7}\u{8}\u{C}\r\u{B}"), ("x /* a comment */", "x"), ("// a line\nx", "x"),
            ("\"ä\"", "ä"),
        ]
    )
    func strings(written: String, text: String) throws {
        #expect(try value(written) == text)
    }

    @Test(
        "a string is quoted as Xcode quotes it",
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

    @Test("a name that would end its comment has none")
    func comments() {
        #expect(PropertyListText.comment("Login in Sources") == " /* Login in Sources */")
        #expect(PropertyListText.comment("a*/b") == "")
        #expect(PropertyListText.comment("") == "")
    }

    @Test("the places of values are those of their bytes")
    func places() throws {
        let text = "{ä = (1, \"b\"); }".replacing("ä", with: "\"ä\"")
        let list = try PropertyList(Array(text.utf8))
        let elements = list.elements(of: try #require(list.value(of: "ä", in: PropertyList.root)))
        #expect(elements.map { String(decoding: list.source(of: $0), as: UTF8.self) } == ["1", "\"b\""])
    }

    @Test("a key is found whether it is quoted or not")
    func keys() throws {
        let list = try PropertyList(Array(#"{"a" = 1; b = 2; "c" = 3;}"#.utf8))
        #expect(["a", "b", "c", "d"].map { list.text(of: $0, in: PropertyList.root) } == ["1", "2", "3", nil])
    }

    @Test("data, lists in lists and dictionaries in them are read")
    func nesting() throws {
        let list = try PropertyList(Array("{a = (<0fbd 77>, (x, (y,), {b = c; }));}".utf8))
        #expect(list.nodes.map(\.kind).count { $0 == .list } == 3)
        #expect(list.nodes.map(\.kind).count { $0 == .data } == 1)
    }

    @Test("what is asked of a value of another kind is not there")
    func otherKinds() throws {
        let list = try PropertyList(Array("{a = (x, ); b = y;}".utf8))
        let a = try #require(list.value(of: "a", in: PropertyList.root))
        let b = try #require(list.value(of: "b", in: PropertyList.root))
        #expect(list.elements(of: PropertyList.root).isEmpty && list.elements(of: b).isEmpty)
        #expect(list.entries(of: a).isEmpty && list.entries(of: b).isEmpty)
        #expect(list.value(of: "x", in: a) == nil && list.value(of: "y", in: b) == nil)
        #expect(list.text(of: a) == nil && list.text(of: PropertyList.root) == nil)
    }

    @Test("a value ends where it does if no separator follows it", arguments: ["{}", "{} \n", "{} // x", "{} /* x */"])
    func ends(text: String) throws {
        let list = try PropertyList(Array(text.utf8))
        #expect(list.end(after: PropertyList.root, separator: ";") == 2)
    }
}
