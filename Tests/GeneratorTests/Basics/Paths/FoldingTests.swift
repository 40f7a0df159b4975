import Testing

@testable import VipergenGenerator

@Suite("Names as file systems compare them") struct FoldingTests {

    @Test(
        "names that differ only in letter case, forms of accents or compatible letters are the same",
        arguments: [
            ("Login", "LOGIN"), ("É", "e\u{301}"), ("Straße", "STRASSE"), ("STRA\u{1E9E}E", "strasse"), ("ſ", "S"),
            ("\u{212A}elvin", "kelvin"), ("ΟΔΟΣ", "οδος"), ("İ", "i\u{307}"), ("ﬁ", "FI"), ("Ω", "\u{2126}"),
        ]
    )
    func same(name: String, other: String) {
        #expect(name.folded == other.folded)
    }

    @Test("other names are different", arguments: [("ı", "i"), ("É", "E"), ("Login", "Log1n"), ("ö", "oe")])
    func different(name: String, other: String) {
        #expect(name.folded != other.folded)
    }
}
