// White space is what the C locale calls so, as in Swift code: a space, and the control characters from the tab to the
// carriage return. Other spaces of Unicode are text: to the compiler they are no white space either. JSON has fewer
// (`UInt8.isJSONSpace`).

extension UInt8 {

    package var isSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
    package var isLineEnd: Bool { self == 0x0A || self == 0x0D }
    /// True for white space within a line.
    package var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension Unicode.Scalar {

    /// True for white space within a line.
    var isBlank: Bool { self == " " || self == "\t" }
}

extension Character {

    /// A carriage return and a line feed are one character. A space with an accent on it is no white space.
    package var isSpace: Bool { utf8.allSatisfy(\.isSpace) }
    var isLineEnd: Bool { utf8.allSatisfy(\.isLineEnd) }
    /// True for white space within a line.
    var isBlank: Bool { self == " " || self == "\t" }
}

extension BidirectionalCollection<UInt8> {

    /// Without white space at either end.
    var trimmingSpaces: SubSequence {
        guard let last = lastIndex(where: { !$0.isSpace }) else { return self[..<startIndex] }
        return self[...last].drop(while: \.isSpace)
    }
}
