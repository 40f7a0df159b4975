/// Reads the text of a property list.
struct PropertyListParser {

    private typealias Node = PropertyList.Node

    /// How deep values may be nested. A project needs six.
    private static let maximumDepth = 100

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func parse() throws(Flaw) -> PropertyList.Node {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        try skip()
        guard peek != nil else { throw Flaw("the project is empty", at: nil, help: "restore it") }
        if comes("<?xml") { throw Self.foreign("an XML") }
        guard comes("{") else { throw unexpected("'{'") }
        let root = try value(depth: 0)
        try skip()
        if position < bytes.count { throw unexpected("nothing more") }
        return root
    }

    /// The mistake of a project in another form.
    ///
    /// - Parameter form: with its article.
    static func foreign(_ form: String) -> Flaw {
        let help = "change something in Xcode, which saves it in the form that vipergen reads"
        return Flaw("the project is \(form) property list", at: nil, help: help)
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func comes(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    // MARK: - Values -

    private mutating func value(depth: Int) throws(Flaw) -> Node {
        guard depth < Self.maximumDepth else {
            throw Flaw("values are more than \(Self.maximumDepth) deep in one another", at: position)
        }
        let start = position
        var content = Node.Content.string
        switch peek {
        case UInt8(ascii: "{"): content = .dictionary(try entries(depth))
        case UInt8(ascii: "("): content = .list(try elements(depth))
        case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuoted()
        default: try skipPlain()
        }
        return Node(content: content, source: bytes[start..<position], endWithSeparator: position)
    }

    private mutating func elements(_ depth: Int) throws(Flaw) -> [Node] {
        var elements: [Node] = []
        let start = position
        position += 1
        while try !take(")", in: start) {
            var element = try value(depth: depth + 1)
            let hasComma = try take(",", in: start)
            guard hasComma || comes(")") else { throw unexpected("',' or ')'") }
            if hasComma { element.endWithSeparator = position }
            elements.append(element)
        }
        return elements
    }

    private mutating func entries(_ depth: Int) throws(Flaw) -> [PropertyList.Member] {
        var entries: [PropertyList.Member] = []
        var keys: Set<String> = []
        let start = position
        position += 1
        while try !take("}", in: start) {
            if comes("{") || comes("(") || comes("<") { throw unexpected("a key") }
            let key = try value(depth: depth)
            // Programs differ in which one of two they read.
            if let text = key.text, !keys.insert(text).inserted {
                let message = "this dictionary has the key \(quoted(text)) twice"
                throw Flaw(message, at: key.start, help: "remove one of the two")
            }
            guard try take("=", in: start) else { throw unexpected("'='") }
            try skip()
            guard peek != nil else { throw cut(start) }
            var value = try value(depth: depth + 1)
            guard try take(";", in: start) else { throw unexpected("';'") }
            value.endWithSeparator = position
            entries.append(PropertyList.Member(key: key, value: value))
        }
        return entries
    }

    /// Reads a bracket or a separator, with the white space before it, if it comes next.
    ///
    /// - Parameter start: where the list or the dictionary begins, which must not end here.
    private mutating func take(_ character: Unicode.Scalar, in start: Int) throws(Flaw) -> Bool {
        try skip()
        guard let byte = peek else { throw cut(start) }
        let isNext = byte == UInt8(ascii: character)
        if isNext { position += 1 }
        return isNext
    }

    private mutating func skipPlain() throws(Flaw) {
        let start = position
        while let byte = peek, Self.isPlain(byte) { position += 1 }
        guard position > start else { throw unexpected("a value") }
        // Apple's parser, too, reads the slash as a part of the text.
        if comes("*"), bytes[position - 1] == UInt8(ascii: "/") {
            throw Flaw("a comment needs a space before it", at: position - 1, help: "insert the space")
        }
    }

    private mutating func skipQuoted() throws(Flaw) {
        let (start, quote) = (position, bytes[position])
        position += 1
        while let byte = peek {
            position += 1
            if byte == quote { return }
            if byte == UInt8(ascii: "\\") { position = min(position + 1, bytes.count) }
        }
        throw cut(start)
    }

    // MARK: - Between values -

    /// Skips white space and comments.
    private mutating func skip() throws(Flaw) {
        while let byte = peek {
            if byte.isSpace {
                position += 1
            } else if comes("//") {
                while let byte = peek, !byte.isLineEnd { position += 1 }
            } else if comes("/*") {
                guard let end = bytes.firstRange(of: Array("*/".utf8), from: position + 2) else {
                    let message = "the project is cut short: this comment has no end"
                    throw Flaw(message, at: position, help: "restore the file")
                }
                position = end.upperBound
            } else {
                return
            }
        }
    }

    // MARK: - Characters and errors -

    /// True for a byte that may be in a string without quotes.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "-"...":", "_", "$": true
        default: false
        }
    }

    private func unexpected(_ wanted: String) -> Flaw {
        Flaw(ofConflictMarkerIn: bytes, at: position) ?? Flaw("expected \(wanted)", at: position)
    }

    private func cut(_ start: Int) -> Flaw {
        Flaw("the project is cut short: what begins here has no end", at: start, help: "restore the file")
    }
}

extension Flaw {

    /// The flaw of an unresolved merge conflict; nil if there is no marker of one.
    init?(ofConflictMarkerIn bytes: [UInt8], at offset: Int) {
        let markers = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "]
        guard markers.contains(where: { bytes[offset...].starts(with: $0.utf8) }) else { return nil }
        let help = "resolve the conflict, then run the command again"
        self.init("here is a marker of a merge conflict", at: offset, help: help)
    }
}
