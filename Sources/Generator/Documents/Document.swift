/// A JSON document (RFC 8259) with the place of each value.
struct Document: Sendable {

    /// A value in the document, or a missing one.
    struct Element: Sendable {
        /// The value; for a missing one the object that lacks it.
        fileprivate let node: JSONNode
        /// The key of a missing value, after that of each missing object around it.
        fileprivate var missingKey: String?

        /// False for a missing value.
        var isThere: Bool { missingKey == nil }
        var isList: Bool { if isThere, case .list = node.content { true } else { false } }
        var isObject: Bool { if isThere, case .object = node.content { true } else { false } }
        /// The value, if it is neither a list nor an object.
        var scalar: JSON? { if isThere, case .scalar(let json) = node.content { json } else { nil } }
        /// The key of a member of an object.
        var key: String? { isThere ? node.key : nil }
        /// The value with everything in it; nil if it is missing.
        var json: JSON? { isThere ? node.json : nil }

        /// Where the value begins, in bytes from the document's start; for a missing one, where the object that lacks it begins.
        var start: Int { node.start }
        /// Where the key begins; where the value begins if it has no key.
        var keyStart: Int { isThere ? node.keyStart : start }
        var end: Int { node.end }

        /// The first member of an object that has this key.
        subscript(key: String) -> Element {
            let member = isObject ? node.children.first { $0.key == key } : nil
            let missing = (missingKey.map { $0 + "." } ?? "") + key
            return member.map { Element(node: $0) } ?? Element(node: node, missingKey: missing)
        }

        /// The members of an object, in the order of the document; none of anything else.
        var members: [Element] {
            isObject ? node.children.map { Element(node: $0) } : []
        }

        /// The elements of a list; none of anything else.
        var elements: [Element] {
            isList ? node.children.map { Element(node: $0) } : []
        }
    }

    /// In bytes.
    private static let maximumSize = 4 << 20

    let source: SourceText
    let root: Element

    /// - Throws: a `data` failure with the place where `text` stops being JSON, or is not UTF-8.
    init(_ text: String, file: String) throws(Failure) {
        source = SourceText(name: file, text: text)
        guard text.utf8.count <= Self.maximumSize else {
            let message = "the file has more than \(Self.maximumSize >> 20) MB"
            throw Failure(.data, message, at: Diagnostic.Place(file: file), help: "look whether it is the right file")
        }
        if let zero = source.zero { throw Failure(.data, source.diagnostics([zero])) }
        var scanner = JSONScanner(text)
        do {
            root = Element(node: try scanner.scan())
        } catch {
            throw Failure(.data, source.diagnostics([error]))
        }
    }

    /// How a value is reached from the root: `options[0].name`; empty for the root.
    func path(of element: Element) -> String {
        var (path, node) = ("", root.node)
        while let index = node.children.firstIndex(where: { $0.start <= element.start && element.start < $0.end }) {
            node = node.children[index]
            path += node.key.map { ".\($0)" } ?? "[\(index)]"
        }
        path += element.missingKey.map { ".\($0)" } ?? ""
        return path.first == "." ? String(path.dropFirst()) : path
    }

    /// A problem for each key that its object has already, also where the two are written in different ways.
    var duplicates: [SourceText.Problem] {
        root.node.repeatedMembers.map { member in
            let message = "the key \(quoted(member.key ?? "")) appears twice"
            return SourceText.Problem(offset: member.keyStart, message: message, help: "remove one of the two")
        }
    }

    /// Where each line of some texts begins. A line that is written with a backslash has no column.
    ///
    /// - Parameter elements: texts, in the order of the document.
    func lineStarts(of elements: [Element]) -> [Diagnostic.Place] {
        let bytes = Array(source.text.utf8)
        let lines = elements.flatMap { Self.lines(of: bytes, from: $0.start + 1) }
        return zip(lines, source.places(at: lines.map(\.start))).map { line, place in
            let column = line.isPlain ? place.column : nil
            return Diagnostic.Place(file: place.file, line: place.line, column: column, excerpt: place.excerpt)
        }
    }

    /// Where each line of a text begins; `isPlain` is false for a line with a backslash.
    ///
    /// - Parameter first: the byte after the opening quote.
    private static func lines(of bytes: [UInt8], from first: Int) -> [(start: Int, isPlain: Bool)] {
        let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
        var lines: [(start: Int, isPlain: Bool)] = [(first, true)]
        var position = first
        while position < bytes.count, bytes[position] != quote {
            let isEscape = bytes[position] == backslash
            position += isEscape ? 2 : 1
            if isEscape, bytes[position - 1] == UInt8(ascii: "n") {
                lines.append((position, true))
            } else if isEscape {
                lines[lines.count - 1].isPlain = false
            }
        }
        return lines
    }

    /// The place of the key of a value; of the value itself if it has no key.
    func place(of element: Element) -> Diagnostic.Place { source.place(at: element.keyStart) }
}
