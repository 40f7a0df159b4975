/// Reads a JSON document (RFC 8259) into values with places, and finds the place where it stops being JSON.
/// `JSONDecoder` has no places: it only reads numbers, and texts with a backslash. Projects of Xcode are JSON5: they may
/// also have comments, a comma after the last value, strings in single quotes, and keys without quotes.
struct JSONScanner {

    typealias Element = Document.Element
    typealias Problem = SourceText.Problem

    private let bytes: [UInt8]
    private var position = 0
    /// True for JSON5, but for its numbers.
    private let isJSON5: Bool

    init(_ bytes: [UInt8], isJSON5: Bool = false) { (self.bytes, self.isJSON5) = (bytes, isJSON5) }

    /// - Throws: the first place where the text is not JSON.
    mutating func scan() throws(Problem) -> Element {
        // A byte order mark is no part of the document.
        if bytes.hasByteOrderMark { position = 3 }
        skipSpace()
        let node = try value(depth: 0)
        guard next == nil else { throw expected("nothing more") }
        return node
    }

    /// Scans a value and the white space after it.
    private mutating func value(key: (text: String, start: Int)? = nil, depth: Int) throws(Problem) -> Element {
        guard depth <= Limits.nesting else {
            throw problem("this is nested more than \(Limits.nesting) deep", help: "nest it less")
        }
        let start = position
        let content: Element.Content
        switch next {
        case "{": content = .object(try children(upTo: "}", depth: depth + 1))
        case "[": content = .list(try children(upTo: "]", depth: depth + 1))
        case "\"": content = .scalar(.text(try text()))
        case "'" where isJSON5: content = .scalar(.text(try text()))
        default:
            let end = bytes[position...].firstIndex { $0.isJSONSpace || ",:[]{}\"/".utf8.contains($0) } ?? bytes.count
            if position == end { throw expected("a value") }
            content = .scalar(try scalar(upTo: end))
        }
        let keyStart = key?.start ?? start
        defer { skipSpace() }
        return Element(content: content, key: key?.text, keyStart: keyStart, start: start, end: position)
    }

    /// Scans the values of a list or the members of an object, with the brackets around them.
    private mutating func children(upTo closing: Unicode.Scalar, depth: Int) throws(Problem) -> [Element] {
        var children: [Element] = []
        skip()
        if next != closing {
            repeat {
                if next == closing, isJSON5 { break }
                if next == closing { throw problem("there is a comma before '\(closing)'", help: "remove the comma") }
                children.append(closing == "}" ? try member(depth: depth) : try value(depth: depth))
            } while takeComma()
            guard next == closing else { throw expected("',' or '\(closing)'") }
        }
        position += 1
        return children
    }

    private mutating func member(depth: Int) throws(Problem) -> Element {
        let start = position
        guard next == "\"" || isJSON5 else { throw expected("a key in quotes") }
        let key = next == "\"" || next == "'" ? try text() : try plainKey()
        skipSpace()
        guard next == ":" else { throw expected("':'") }
        skip()
        return try value(key: (key, start), depth: depth)
    }

    private mutating func plainKey() throws(Problem) -> String {
        let key = bytes[position...].prefix {
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || "_$".utf8.contains($0)
        }
        if key.isEmpty { throw expected("a key") }
        position = key.endIndex
        return String(decoding: key, as: UTF8.self)
    }

    /// Scans a text in quotes.
    private mutating func text() throws(Problem) -> String {
        let (quote, backslash) = (bytes[position], UInt8(ascii: "\\"))
        let start = position + 1
        var (end, hasEscape) = (start, false)
        while end < bytes.count, bytes[end] != quote, bytes[end] >= 0x20 {
            if bytes[end] == backslash { hasEscape = true }
            end += bytes[end] == backslash ? 2 : 1
        }
        guard end < bytes.count, bytes[end] == quote else {
            throw problem("this string has no end on its line", help: "end it with '\"'; a line end in it is '\\n'")
        }
        let inside = bytes[start..<end]
        if hasEscape {
            let isSingle = quote == UInt8(ascii: "'")
            if case .text(let text) = try scalar(upTo: end + 1, as: isSingle ? Self.doubleQuoted(inside) : nil) {
                return text
            }
        }
        position = end + 1
        return String(decoding: inside, as: UTF8.self)
    }

    /// A text in double quotes, from what is inside of single ones.
    private static func doubleQuoted(_ inside: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
        var (result, isEscaped) = ([quote], false)
        for byte in inside {
            if isEscaped, byte == UInt8(ascii: "'") { result.removeLast() }
            if !isEscaped, byte == quote { result.append(backslash) }
            result.append(byte)
            isEscaped = byte == backslash && !isEscaped
        }
        return (result + [quote])[...]
    }

    /// Reads the text, number or word that ends at `end`.
    ///
    /// - Parameter written: how JSON writes it; nil if it is written so.
    private mutating func scalar(upTo end: Int, as written: ArraySlice<UInt8>? = nil) throws(Problem) -> JSON {
        guard let json = JSON(scalar: written ?? bytes[position..<end]) else {
            let help = "a string is in double quotes, a backslash in it is '\\\\'; a word is true, false or null"
            throw problem("this is not a value", help: help)
        }
        position = end
        return json
    }

    // MARK: - Characters -

    private var next: Unicode.Scalar? { position < bytes.count ? Unicode.Scalar(bytes[position]) : nil }

    /// Skips a comma and the white space after it. False if there is no comma.
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
        while position < bytes.count {
            if bytes[position].isJSONSpace {
                position += 1
            } else if isJSON5, bytes[position...].starts(with: "//".utf8) {
                position = bytes[position...].firstIndex(where: \.isLineEnd) ?? bytes.count
            } else if isJSON5, bytes[position...].starts(with: "/*".utf8),
                let end = bytes.firstRange(of: Array("*/".utf8), from: position + 2)
            {
                position = end.upperBound
            } else {
                return
            }
        }
    }

    private func expected(_ what: String) -> Problem {
        let help =
            next == "/" || next == "#" ? "JSON has no comments" : "look for a comma, quote or bracket here or before"
        return problem("expected \(what)", help: help)
    }

    private func problem(_ message: String, help: String) -> Problem {
        Problem(offset: position, message: "this is not JSON: \(message)", help: help)
    }
}

extension UInt8 {

    /// True for white space between the tokens of JSON (RFC 8259, section 2).
    var isJSONSpace: Bool { isBlank || isLineEnd }
}
