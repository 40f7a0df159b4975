/// The values of a JSON document, each before those within it.
final class JSONTree: Sendable {

    /// A value, with where it is, in bytes from the document's start.
    struct Value: Sendable {
        enum Content: Sendable {
            /// A text in ASCII that is as it is written.
            case plainText
            case scalar(JSON)
            case list
            case object
        }

        /// Nil for what is no member of an object.
        let key: String?
        let content: Content
        /// Where the value's key begins; for what has none the value itself.
        let keyStart: Int
        let start: Int
        /// Where the value ends.
        var end = 0
        /// The index of the first value after it that is not within it.
        var next = 0
    }

    let values: [Value]
    private let bytes: [UInt8]

    init(_ values: [Value], _ bytes: [UInt8]) {
        (self.values, self.bytes) = (values, bytes)
    }

    /// The value at an index, if it is neither a list nor an object.
    func scalar(at index: Int) -> JSON? {
        switch values[index].content {
        case .plainText: .text(String(decoding: plainText(at: index), as: UTF8.self))
        case .scalar(let json): json
        case .list, .object: nil
        }
    }

    /// Whether the value at an index is this text.
    ///
    /// - Parameter isASCII: whether `text` is ASCII: its bytes then tell it from any other that is.
    func isText(at index: Int, _ text: String, isASCII: Bool) -> Bool {
        guard isASCII, case .plainText = values[index].content else { return scalar(at: index) == .text(text) }
        let bytes = plainText(at: index)
        return bytes.count == text.utf8.count && text.withBytes { bytes.elementsEqual($0) }
    }

    private func plainText(at index: Int) -> ArraySlice<UInt8> {
        bytes[(values[index].start + 1)..<(values[index].end - 1)]
    }
}
