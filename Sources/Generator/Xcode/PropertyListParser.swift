/// Reads the text of a property list into nodes.
struct PropertyListParser {

    /// How deep values may be in one another. A project needs six.
    private static let maximumDepth = 100

    private let bytes: [UInt8]
    private var position = 0
    private(set) var nodes: [PropertyList.Node] = []
    private(set) var marks: [PropertyList.Mark] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        nodes.reserveCapacity(bytes.count / 16)
    }

    mutating func parse() throws(Flaw) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        try skip()
        guard let first = peek else { throw Flaw("the project is empty", at: nil, help: "restore it") }
        if first == UInt8(ascii: "<") { throw Self.foreign("an XML") }
        guard first == UInt8(ascii: "{") else { throw Flaw("a project begins with '{'", at: position) }
        try parseValue(depth: 0)
        try skip()
        if position < bytes.count { throw Flaw("here is something after the project's end", at: position) }
    }

    /// A project in a form that is not read here. The form has its article.
    static func foreign(_ form: String) -> Flaw {
        Flaw(
            "the project is \(form) property list",
            at: nil,
            help: "change something in Xcode, which saves it in the form that vipergen reads"
        )
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    // MARK: - Values -

    private mutating func parseValue(depth: Int) throws(Flaw) {
        guard depth < Self.maximumDepth else {
            throw Flaw("values are more than \(Self.maximumDepth) deep in one another", at: position)
        }
        let start = position
        switch peek {
        case UInt8(ascii: "{"): try parseCollection(.dictionary, closing: "}", separator: ";", depth)
        case UInt8(ascii: "("): try parseCollection(.list, closing: ")", separator: ",", depth)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): try parseQuoted()
        case UInt8(ascii: "<"): try parseData()
        default:
            while let byte = peek, Self.isPlain(byte) { position += 1 }
            guard position > start else { throw unexpected("a value") }
            // To Apple's parser, too, the slash is part of the text.
            if peek == UInt8(ascii: "*"), bytes[position - 1] == UInt8(ascii: "/") {
                throw Flaw("a comment needs a space before it", at: position - 1, help: "insert the space")
            }
            append(.string, from: start)
        }
    }

    private mutating func append(_ kind: PropertyList.Kind, from start: Int) {
        nodes.append(PropertyList.Node(kind: kind, range: start..<position, next: nodes.count + 1))
    }

    private mutating func parseCollection(
        _ kind: PropertyList.Kind,
        closing: Unicode.Scalar,
        separator: Unicode.Scalar,
        _ depth: Int
    ) throws(Flaw) {
        let (start, index) = (position, nodes.count)
        position += 1
        append(kind, from: start)
        try skip()
        while peek != UInt8(ascii: closing) {
            guard peek != nil else { throw cut(start) }
            try parseElement(of: kind, depth, openedAt: start)
            try skip()
            if peek == UInt8(ascii: separator) {
                position += 1
                try skip()
            } else if peek == nil {
                throw cut(start)
            } else if kind == .dictionary || peek != UInt8(ascii: closing) {
                throw unexpected(kind == .dictionary ? "';'" : "',' or ')'")
            }
        }
        position += 1
        nodes[index].range = start..<position
        nodes[index].next = nodes.count
    }

    private mutating func parseElement(of kind: PropertyList.Kind, _ depth: Int, openedAt start: Int) throws(Flaw) {
        if kind == .dictionary {
            guard peek != UInt8(ascii: "{"), peek != UInt8(ascii: "("), peek != UInt8(ascii: "<") else {
                throw unexpected("a key")
            }
            try parseValue(depth: depth)
            try skip()
            guard peek != nil else { throw cut(start) }
            guard peek == UInt8(ascii: "=") else { throw unexpected("'='") }
            position += 1
            try skip()
            guard peek != nil else { throw cut(start) }
        }
        try parseValue(depth: depth + 1)
    }

    private mutating func parseQuoted() throws(Flaw) {
        let (start, quote) = (position, bytes[position])
        position += 1
        while let byte = peek {
            position += 1
            if byte == quote { return append(.string, from: start) }
            if byte == UInt8(ascii: "\\") { position = min(position + 1, bytes.count) }
        }
        throw cut(start)
    }

    private mutating func parseData() throws(Flaw) {
        let start = position
        position += 1
        while let byte = peek, Self.isHexadecimal(byte) || Self.isSpace(byte) { position += 1 }
        guard peek != nil else { throw cut(start) }
        guard peek == UInt8(ascii: ">") else { throw unexpected("'>'") }
        position += 1
        append(.data, from: start)
    }

    // MARK: - Between values -

    /// Skips white space and comments.
    private mutating func skip() throws(Flaw) {
        while let byte = peek {
            if Self.isSpace(byte) {
                position += 1
            } else if isComment {
                try skipComment()
            } else {
                return
            }
        }
    }

    private var isComment: Bool {
        guard bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
        return bytes[position + 1] == UInt8(ascii: "*") || bytes[position + 1] == UInt8(ascii: "/")
    }

    private mutating func skipComment() throws(Flaw) {
        let start = position
        position += 2
        if bytes[start + 1] == UInt8(ascii: "/") {
            while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
            return
        }
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                return mark(start..<position)
            }
            position += 1
        }
        throw Flaw("the project is cut short: this comment has no end", at: start, help: "restore the file")
    }

    /// Remembers a comment that begins or ends a section.
    private mutating func mark(_ range: Range<Int>) {
        guard bytes[range].dropLast(3).suffix(8).elementsEqual(" section".utf8) else { return }
        let words = String(decoding: bytes[range], as: UTF8.self).split(separator: " ")
        guard words.count == 5, words[1] == "Begin" || words[1] == "End" else { return }
        marks.append(PropertyList.Mark(isBegin: words[1] == "Begin", name: String(words[2]), range: range))
    }

    // MARK: - Characters and errors -

    /// Whether a byte may be in a string without quotes.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: false
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool { UnicodeScalar(byte).properties.isASCIIHexDigit }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    private func unexpected(_ wanted: String) -> Flaw { Flaw("here should be \(wanted)", at: position) }

    private func cut(_ start: Int) -> Flaw {
        Flaw("the project is cut short: what begins here has no end", at: start, help: "restore the file")
    }
}
