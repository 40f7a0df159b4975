/// Where a value of a JSON document begins, and where those within it do, in bytes from the document's start.
struct JSONPlaces: Sendable {
    /// The value's key; for what has none the value itself.
    let key: Int
    let value: Int
    /// Where the value ends.
    var end = 0
    var members: [String: JSONPlaces] = [:]
    var elements: [JSONPlaces] = []
}

/// Finds where the values of a JSON document are (RFC 8259), and where it stops being JSON, which the decoder does not
/// tell. What a text or a number may be is the decoder's business: here each has only an end.
struct JSONScanner {

    /// How deep lists and objects may be nested.
    private static let maximumDepth = 100

    private let bytes: [UInt8]
    private var position = 0
    /// Keys that an object has twice.
    private(set) var duplicates: [SourceText.Problem] = []
    /// Where the texts, numbers and words are.
    private var scalars: [Range<Int>] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// - Throws: the first place where the document cannot go on as it does.
    mutating func scan() throws(SourceText.Problem) -> JSONPlaces {
        // A byte order mark is no part of the document.
        if bytes.starts(with: "\u{FEFF}".utf8) { position = 3 }
        skipSpace()
        let places = try value(key: nil, depth: 0)
        guard next == nil else { throw expected("nothing more") }
        return places
    }

    /// The first text, number or word of what was scanned that the decoder does not take.
    var brokenScalar: SourceText.Problem? {
        scalars.first { !JSON.isScalar(bytes[$0]) }.map { range in
            let help = "a text is in double quotes, a backslash in it is '\\\\'; a word is true, false or null"
            return problem("this is no value", at: range.lowerBound, help: help)
        }
    }

    /// Scans a value and the white space after it.
    private mutating func value(key: Int?, depth: Int) throws(SourceText.Problem) -> JSONPlaces {
        var places = JSONPlaces(key: key ?? position, value: position)
        guard depth <= Self.maximumDepth else {
            throw problem("this is nested more than \(Self.maximumDepth) deep", help: "nest it less")
        }
        switch next {
        case "{":
            skip()
            if next != "}" {
                repeat { try member(of: &places, depth) } while takeComma()
                guard next == "}" else { throw expected("',' or '}'") }
            }
            places.end = position + 1
            skip()
        case "[":
            skip()
            if next != "]" {
                repeat { places.elements.append(try value(key: nil, depth: depth + 1)) } while takeComma()
                guard next == "]" else { throw expected("',' or ']'") }
            }
            places.end = position + 1
            skip()
        case "\"": places.end = try text().upperBound
        default:
            let end = bytes[position...].firstIndex { " \t\r\n,:[]{}\"/".utf8.contains($0) } ?? bytes.count
            if position == end { throw expected("a value") }
            scalars.append(position..<end)
            places.end = end
            position = end
            skipSpace()
        }
        return places
    }

    private mutating func member(of places: inout JSONPlaces, _ depth: Int) throws(SourceText.Problem) {
        let start = position
        guard next == "\"" else { throw expected("a key in quotes") }
        let key = try text()
        guard next == ":" else { throw expected("':'") }
        skip()
        let member = try value(key: start, depth: depth + 1)
        // One that is no text at all is told later.
        guard let key = self.key(key) else { return }
        if places.members.updateValue(member, forKey: key) != nil {
            let message = "the key \(quoted(key)) is there twice"
            duplicates.append(SourceText.Problem(offset: start, message: message, help: "remove one of the two"))
        }
    }

    /// Keys are the same if their texts are, however they are written.
    private func key(_ range: Range<Int>) -> String? {
        guard bytes[range].contains(UInt8(ascii: "\\")) else {
            return String(decoding: bytes[range].dropFirst().dropLast(), as: UTF8.self)
        }
        if case .text(let text) = JSON(decoding: bytes[range]) { return text }
        return nil
    }

    /// Scans a text and the white space after it.
    @discardableResult
    private mutating func text() throws(SourceText.Problem) -> Range<Int> {
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] >= 0x20 {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
            throw problem("this text has no end on its line", help: "end it with '\"'; a line end in it is '\\n'")
        }
        let range = position..<(end + 1)
        scalars.append(range)
        position = end + 1
        skipSpace()
        return range
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
