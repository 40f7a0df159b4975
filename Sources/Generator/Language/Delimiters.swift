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
        let parts = content.split(whereSeparator: \.isSpace)
        guard parts.count == 2, !content.contains("=") else { return nil }
        self.init(open: Array(parts[0].utf8), close: Array(parts[1].utf8))
    }
}
