/// A JSON document (RFC 8259) with the place of each value.
struct Document: Sendable {

    /// A value in the document, or a missing one.
    struct Element: Sendable {

        enum Content: Sendable {
            case scalar(JSON)
            case list([Element])
            case object([Element])
            case missing
        }

        let content: Content
        /// The key of a member of an object; for a missing value, the path of keys from the object that lacks it:
        /// `a.b`.
        let key: String?
        /// Where the key begins; where the value begins if it has no key.
        let keyStart: Int
        /// Where the value begins, in bytes from the document's start; for a missing one, where the object that lacks
        /// it begins.
        let start: Int
        let end: Int

        var isMissing: Bool { if case .missing = content { true } else { false } }
        var isList: Bool { if case .list = content { true } else { false } }
        var isObject: Bool { if case .object = content { true } else { false } }
        /// The value, if it is neither a list nor an object.
        var scalar: JSON? { if case .scalar(let json) = content { json } else { nil } }
        /// The members of an object, in the order of the document; none of anything else.
        var members: [Element] { if case .object(let members) = content { members } else { [] } }
        /// The elements of a list; none of anything else.
        var elements: [Element] { if case .list(let elements) = content { elements } else { [] } }

        /// The members or elements.
        fileprivate var children: [Element] { members + elements }

        /// The member of an object that has this key.
        subscript(key: String) -> Element {
            if let member = members.first(where: { $0.key == key }) { return member }
            let path = isMissing ? "\(self.key ?? "").\(key)" : key
            return Element(content: .missing, key: path, keyStart: start, start: start, end: end)
        }

        /// A problem for each key that appears twice in an object. The first one counts. `"a"` and `"\u0061"` are one key.
        var repeatedKeys: [SourceText.Problem] {
            var keys: Set<String> = []
            return children.flatMap { child in
                guard let key = child.key, !keys.insert(key).inserted else { return child.repeatedKeys }
                let message = "the key \(quoted(key)) appears twice"
                let help = "remove one of the two"
                return [.init(offset: child.keyStart, message: message, help: help)] + child.repeatedKeys
            }
        }

        /// The value with everything in it; nil if it is missing.
        var json: JSON? {
            switch content {
            case .scalar(let json): json
            case .list(let elements): .list(elements.compactMap(\.json))
            case .object(let members):
                .object(Dictionary(members.map { ($0.key ?? "", $0.json ?? .null) }) { first, _ in first })
            case .missing: nil
            }
        }
    }

    let source: SourceText
    let root: Element

    /// - Throws: as the other initializer does, and for a byte that is 0.
    init(_ text: String, file: String) throws(Failure) {
        try self.init(SourceText(SourceFile(path: file, text: text)))
    }

    /// - Throws: a `data` failure with the place where the text stops being JSON, or if it has more than 4 MB.
    init(_ source: SourceText) throws(Failure) {
        self.source = source
        guard source.bytes.count <= Limits.documentSize else {
            let message = "the file has more than \(Limits.documentSize >> 20) MB"
            let place = Diagnostic.Place(file: source.name)
            throw Failure(.data, message, at: place, help: "look whether it is the right file")
        }
        var scanner = JSONScanner(source.bytes)
        do {
            root = try scanner.scan()
        } catch {
            throw Failure(.data, source.diagnostics([source.conflictMarks.first ?? error]))
        }
    }

    /// The path of a value: `options[0].name`; empty for the root.
    func path(of element: Element) -> String {
        var (path, outer) = ("", root)
        while let index = outer.children.firstIndex(where: { $0.start <= element.start && element.start < $0.end }) {
            outer = outer.children[index]
            path += outer.key.map { ".\($0)" } ?? "[\(index)]"
        }
        if element.isMissing { path += ".\(element.key ?? "")" }
        return path.first == "." ? String(path.dropFirst()) : path
    }

    /// Where each byte of a text begins in the document. A character that is written as an escape is in several bytes there:
    /// `\n`, `\u000A`, or beyond U+FFFF two of these.
    func offsets(ofTextOf element: Element) -> [Int] {
        let bytes = Array(source.bytes[(element.start + 1)..<(element.end - 1)])
        let quote = UInt8(ascii: "\"")
        var offsets: [Int] = []
        var position = 0
        while position < bytes.count {
            let rest = bytes[position...]
            let isEscape = rest.first == UInt8(ascii: "\\")
            let isCode = isEscape && rest.dropFirst().first == UInt8(ascii: "u")
            let digits = String(decoding: rest.dropFirst(2).prefix(2), as: UTF8.self).lowercased()
            let isPair = isCode && ["d8", "d9", "da", "db"].contains(digits)
            let length = isPair ? 12 : isCode ? 6 : isEscape ? 2 : 1
            var count = 1
            let literal = [quote] + rest.prefix(length) + [quote]
            if isEscape, case .text(let text)? = JSON(scalar: literal[...]) { count = text.utf8.count }
            offsets += repeatElement(element.start + 1 + position, count: count)
            position += length
        }
        return offsets
    }

    /// The place of the key of a value; of the value itself if it has no key.
    func place(of element: Element) -> Diagnostic.Place { source.place(at: element.keyStart) }
}
