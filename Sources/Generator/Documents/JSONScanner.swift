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

/// Reads the values of a JSON document (RFC 8259) with where they are, and where it stops being JSON, which the decoder
/// tells neither of. What a text with a backslash, a number or a word means is the decoder's business.
struct JSONScanner {

    /// How deep lists and objects may be nested.
    private static let maximumDepth = 100

    private let bytes: [UInt8]
    private var position = 0
    /// Keys that an object has twice.
    private(set) var duplicates: [SourceText.Problem] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// - Throws: the first place where the document cannot go on as it does.
    mutating func scan() throws(SourceText.Problem) -> (json: JSON, places: JSONPlaces) {
        // A byte order mark is no part of the document.
        if bytes.starts(with: "\u{FEFF}".utf8) { position = 3 }
        skipSpace()
        let value = try value(key: nil, depth: 0)
        guard next == nil else { throw expected("nothing more") }
        return value
    }

    /// Scans a value and the white space after it.
    private mutating func value(key: Int?, depth: Int) throws(SourceText.Problem) -> (json: JSON, places: JSONPlaces) {
        let json: JSON
        var places = JSONPlaces(key: key ?? position, value: position)
        guard depth <= Self.maximumDepth else {
            throw problem("this is nested more than \(Self.maximumDepth) deep", help: "nest it less")
        }
        switch next {
        case "{":
            var members: [String: JSON] = [:]
            skip()
            if next != "}" {
                repeat { try member(of: &places, &members, depth) } while takeComma()
                guard next == "}" else { throw expected("',' or '}'") }
            }
            json = .object(members)
            position += 1
        case "[":
            var elements: [JSON] = []
            skip()
            if next != "]" {
                repeat {
                    let element = try value(key: nil, depth: depth + 1)
                    elements.append(element.json)
                    places.elements.append(element.places)
                } while takeComma()
                guard next == "]" else { throw expected("',' or ']'") }
            }
            json = .list(elements)
            position += 1
        case "\"": json = .text(try text())
        default:
            let end = bytes[position...].firstIndex { " \t\r\n,:[]{}\"/".utf8.contains($0) } ?? bytes.count
            if position == end { throw expected("a value") }
            json = try scalar(upTo: end)
        }
        places.end = position
        skipSpace()
        return (json, places)
    }

    private mutating func member(
        of places: inout JSONPlaces,
        _ members: inout [String: JSON],
        _ depth: Int
    ) throws(SourceText.Problem) {
        let start = position
        guard next == "\"" else { throw expected("a key in quotes") }
        // Keys are the same if their texts are, however they are written.
        let key = try text()
        skipSpace()
        guard next == ":" else { throw expected("':'") }
        skip()
        let member = try value(key: start, depth: depth + 1)
        members[key] = member.json
        if places.members.updateValue(member.places, forKey: key) != nil {
            let message = "the key \(quoted(key)) is there twice"
            duplicates.append(SourceText.Problem(offset: start, message: message, help: "remove one of the two"))
        }
    }

    private mutating func text() throws(SourceText.Problem) -> String {
        var end = position + 1
        var hasEscapes = false
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] >= 0x20 {
            let isEscape = bytes[end] == UInt8(ascii: "\\")
            hasEscapes = hasEscapes || isEscape
            end += isEscape ? 2 : 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
            throw problem("this text has no end on its line", help: "end it with '\"'; a line end in it is '\\n'")
        }
        if hasEscapes, case .text(let text) = try scalar(upTo: end + 1) { return text }
        defer { position = end + 1 }
        return String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
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
