extension StringProtocol {

    /// The text as a file system may compare names that does not tell capitals from small letters (APFS and HFS+ among
    /// them): one for `Login` and `LOGIN`, `Straße` and `STRASSE` (Unicode's full case folding). Two of these are equal
    /// if they are canonically equivalent, as texts in Swift are: however an accent is written.
    var folded: String {
        let small = lowercased()
        if small.isASCII { return small }
        // Only the dotless i has a capital that is another letter's too.
        return small.unicodeScalars.map { $0 == "ı" ? "ı" : $0.properties.uppercaseMapping.lowercased() }.joined()
    }

    var isASCII: Bool { withBytes { bytes in bytes.allSatisfy { $0 < 0x80 } } }

    /// Whether two texts that are ASCII may be one when they are folded: quicker to tell than to fold them.
    func mayFold(like other: Self) -> Bool {
        withBytes { own in
            other.withBytes { other in
                // Letters differ from their capitals in this bit, and some signs from others.
                own.count == other.count && zip(own, other).allSatisfy { $0 | 0x20 == $1 | 0x20 }
            }
        }
    }
}
