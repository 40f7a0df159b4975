/// The beginning and the end of a tag: `{{` and `}}`.
struct Delimiters {
    let open: [UInt8]
    let close: [UInt8]

    static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

    /// A tag with this content.
    func tag(_ content: String) -> String { String(decoding: open + content.utf8 + close, as: UTF8.self) }
}

extension Delimiters {

    /// The delimiters that the content of a set-delimiter tag names (`<% %>`); nil if it names none.
    init?(_ content: String) {
        let parts = content.split(whereSeparator: \.isWhitespace)
        guard parts.count == 2, !content.contains("=") else { return nil }
        self.init(open: Array(parts[0].utf8), close: Array(parts[1].utf8))
    }
}

extension [UInt8] {

    /// The first place of `needle`, which is not empty, at or after `start` and before `end`.
    func firstRange(of needle: [UInt8], from start: Int, upTo end: Int? = nil) -> Range<Int>? {
        let last = (end ?? count) - needle.count
        guard start <= last else { return nil }
        for index in start...last where self[index] == needle[0] {
            if needle.indices.allSatisfy({ self[index + $0] == needle[$0] }) { return index..<(index + needle.count) }
        }
        return nil
    }
}
