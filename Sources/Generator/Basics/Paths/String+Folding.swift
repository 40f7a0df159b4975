extension StringProtocol {

    /// The text as file systems compare names that ignore letter case (APFS and HFS+ among them): the same for `Login`
    /// and `LOGIN`, for `Straße` and `STRASSE` (Unicode's full case folding). Accents compare as they do in Swift,
    /// however they are written.
    var folded: String {
        let small = lowercased()
        if small.isASCII { return small }
        // The capital of the dotless i is I, but Unicode does not fold it to i.
        return small.unicodeScalars.map { $0 == "ı" ? "ı" : $0.properties.uppercaseMapping.lowercased() }.joined()
    }

    var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
