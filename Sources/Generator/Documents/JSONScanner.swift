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

/// Reads a JSON document (RFC 8259), and finds where its values are and where it stops being JSON.
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
        var places = JSONPlaces(key: position, value: position)
        let json = try value(&places, depth: 0)
        guard next == nil else { throw expected("nothing more") }
        return (json, places)
    }

    /// Scans a value and the white space after it.
    private mutating func value(_ places: inout JSONPlaces, depth: Int) throws(SourceText.Problem) -> JSON {
        guard depth <= Self.maximumDepth else {
            throw problem("this is nested more than \(Self.maximumDepth) deep", help: "nest it less")
        }
        switch next {
        case "{":
            var members: [String: JSON] = [:]
            skip()
            if next != "}" {
                repeat { try member(of: &members, &places, depth) } while takeComma()
                guard next == "}" else { throw expected("',' or '}'") }
            }
            places.end = position + 1
            skip()
            return .object(members)
        case "[":
            var elements: [JSON] = []
            skip()
            if next != "]" {
                repeat {
                    var element = JSONPlaces(key: position, value: position)
                    elements.append(try value(&element, depth: depth + 1))
                    places.elements.append(element)
                } while takeComma()
                guard next == "]" else { throw expected("',' or ']'") }
            }
            places.end = position + 1
            skip()
            return .list(elements)
        case "\"":
            let (text, end) = try text()
            places.end = end
            return .text(text)
        default:
            let end = bytes[position...].firstIndex { " \t\r\n,:[]{}\"/".utf8.contains($0) } ?? bytes.count
            if position == end { throw expected("a value") }
            places.end = end
            return try scalar(upTo: end)
        }
    }

    private mutating func member(
        of members: inout [String: JSON],
        _ places: inout JSONPlaces,
        _ depth: Int
    ) throws(SourceText.Problem) {
        let start = position
        guard next == "\"" else { throw expected("a key in quotes") }
        // Keys are the same if their texts are, however they are written.
        let key = try text().text
        guard next == ":" else { throw expected("':'") }
        skip()
        var member = JSONPlaces(key: start, value: position)
        members[key] = try value(&member, depth: depth + 1)
        if places.members.updateValue(member, forKey: key) != nil {
            let message = "the key \(quoted(key)) is there twice"
            duplicates.append(SourceText.Problem(offset: start, message: message, help: "remove one of the two"))
        }
    }

    /// Scans a text and the white space after it.
    ///
    /// - Returns: the text, and where its quotes end.
    private mutating func text() throws(SourceText.Problem) -> (text: String, end: Int) {
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] >= 0x20 {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
            throw problem("this text has no end on its line", help: "end it with '\"'; a line end in it is '\\n'")
        }
        guard case .text(let text) = try scalar(upTo: end + 1) else { return ("", end + 1) }
        return (text, end + 1)
    }

    /// Takes a text, number or word, and the white space after it.
    private mutating func scalar(upTo end: Int) throws(SourceText.Problem) -> JSON {
        guard let json = JSON(scalar: bytes[position..<end]) else {
            let help = "a text is in double quotes, a backslash in it is '\\\\'; a word is true, false or null"
            throw problem("this is no value", help: help)
        }
        position = end
        skipSpace()
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
        while position < bytes.count, bytes[position] <= 0x20, " \t\r\n".utf8.contains(bytes[position]) {
            position += 1
        }
    }

    private func expected(_ what: String) -> SourceText.Problem {
        let help =
            next == "/" || next == "#" ? "JSON has no comments" : "look for a comma, quote or bracket here or before"
        return problem("here should be \(what)", help: help)
    }

    private func problem(_ message: String, help: String) -> SourceText.Problem {
        SourceText.Problem(offset: position, message: "this is not JSON: \(message)", help: help)
    }
}
