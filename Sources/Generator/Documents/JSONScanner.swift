/// Reads the values of a JSON document (RFC 8259) with where they are, and where it stops being JSON, which the decoder
/// tells neither of. What a text with a backslash, a number or a word means is the decoder's business.
struct JSONScanner {

    /// How deep lists and objects may be nested.
    private static let maximumDepth = 100

    private let bytes: [UInt8]
    private var position = 0
    private var values: [JSONTree.Value] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// - Throws: the first place where the document cannot go on as it does.
    mutating func scan() throws(SourceText.Problem) -> JSONTree {
        // A byte order mark is no part of the document.
        if bytes.starts(with: "\u{FEFF}".utf8) { position = 3 }
        skipSpace()
        try value(depth: 0)
        guard next == nil else { throw expected("nothing more") }
        return JSONTree(values, bytes)
    }

    /// Scans a value and the white space after it.
    private mutating func value(key: (text: String, start: Int)? = nil, depth: Int) throws(SourceText.Problem) {
        guard depth <= Self.maximumDepth else {
            throw problem("this is nested more than \(Self.maximumDepth) deep", help: "nest it less")
        }
        let (index, start) = (values.count, position)
        switch next {
        case "{":
            append(.object, key, start)
            skip()
            if next != "}" {
                repeat { try member(depth: depth + 1) } while takeComma()
                guard next == "}" else { throw expected("',' or '}'") }
            }
            position += 1
        case "[":
            append(.list, key, start)
            skip()
            if next != "]" {
                repeat { try value(depth: depth + 1) } while takeComma()
                guard next == "]" else { throw expected("',' or ']'") }
            }
            position += 1
        case "\"":
            let text = try scanText()
            append(text.map { .scalar(.text($0)) } ?? .plainText, key, start)
        default:
            let end = bytes[position...].firstIndex { " \t\r\n,:[]{}\"/".utf8.contains($0) } ?? bytes.count
            if position == end { throw expected("a value") }
            append(.scalar(try scalar(upTo: end)), key, start)
        }
        values[index].end = position
        values[index].next = values.count
        skipSpace()
    }

    private mutating func append(_ content: JSONTree.Value.Content, _ key: (text: String, start: Int)?, _ start: Int) {
        values.append(JSONTree.Value(key: key?.text, content: content, keyStart: key?.start ?? start, start: start))
    }

    private mutating func member(depth: Int) throws(SourceText.Problem) {
        let start = position
        guard next == "\"" else { throw expected("a key in quotes") }
        let text = try scanText()
        let key = text ?? String(decoding: bytes[(start + 1)..<(position - 1)], as: UTF8.self)
        skipSpace()
        guard next == ":" else { throw expected("':'") }
        skip()
        try value(key: (key, start), depth: depth)
    }

    /// Scans a text.
    ///
    /// - Returns: what it means; nil if it is ASCII as it is written.
    private mutating func scanText() throws(SourceText.Problem) -> String? {
        let start = position + 1
        var end = start
        var (hasEscapes, isASCII) = (false, true)
        while end < bytes.count {
            let byte = bytes[end]
            if byte == UInt8(ascii: "\"") || byte < 0x20 { break }
            let isEscape = byte == UInt8(ascii: "\\")
            hasEscapes = hasEscapes || isEscape
            isASCII = isASCII && byte < 0x80
            end += isEscape ? 2 : 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
            throw problem("this text has no end on its line", help: "end it with '\"'; a line end in it is '\\n'")
        }
        if hasEscapes, case .text(let text) = try scalar(upTo: end + 1) { return text }
        position = end + 1
        return isASCII ? nil : String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// A text, number or word that the decoder takes.
    private mutating func scalar(upTo end: Int) throws(SourceText.Problem) -> JSON {
        guard let json = JSON(scalar: bytes[position..<end]) else {
            let help = "a text is in double quotes, a backslash in it is '\\\\'; a word is true, false or null"
            throw problem("this is no value", help: help)
        }
        position = end
        return json
    }

    // MARK: - Characters -

    private var next: Unicode.Scalar? { position < bytes.count ? Unicode.Scalar(bytes[position]) : nil }

    /// Skips a comma, if there is one, and the white space after it.
    private mutating func takeComma() -> Bool {
        guard next == "," else { return false }
        skip()
        return true
    }

    /// Skips a bracket, comma or colon, and the white space after it.
    private mutating func skip() {
        position += 1
        skipSpace()
    }

    private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }

    private func expected(_ what: String) -> SourceText.Problem {
        let help =
            next == "/" || next == "#" ? "JSON has no comments" : "look for a comma, quote or bracket here or before"
        return problem("here should be \(what)", help: help)
    }

    private func problem(_ message: String, at offset: Int? = nil, help: String) -> SourceText.Problem {
        SourceText.Problem(offset: offset ?? position, message: "this is not JSON: \(message)", help: help)
    }
}
