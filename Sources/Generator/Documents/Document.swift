/// A JSON document (RFC 8259) that knows where each of its values is.
struct Document: Sendable {

    /// A value in the document, or what is missing where one could be.
    struct Element: Sendable {
        fileprivate let tree: JSONTree
        fileprivate let index: Int
        /// The keys that would lead from there to what is missing; none for a value.
        private let missing: [String]

        fileprivate init(_ tree: JSONTree, _ index: Int, missing: [String] = []) {
            (self.tree, self.index, self.missing) = (tree, index, missing)
        }

        fileprivate var value: JSONTree.Value { tree.values[index] }

        var isThere: Bool { missing.isEmpty }
        var isList: Bool { if isThere, case .list = value.content { true } else { false } }
        var isObject: Bool { if isThere, case .object = value.content { true } else { false } }
        /// The value, if it is neither a list nor an object.
        var scalar: JSON? { isThere ? tree.scalar(at: index) : nil }
        /// What it is called in an object; nil for what is in none.
        var key: String? { isThere ? value.key : nil }

        /// The value with everything in it; nil if it is not there.
        var json: JSON? {
            if isList { return .list(elements.compactMap(\.json)) }
            guard isObject else { return scalar }
            return .object(Dictionary(members.map { ($0.key ?? "", $0.json ?? .null) }) { first, _ in first })
        }

        /// Where it begins, in bytes from the document's start; for what is missing, where the object does that lacks it.
        var start: Int { value.start }
        /// Where its key begins; where it begins itself, if it has none.
        var keyStart: Int { isThere ? value.keyStart : start }
        /// Where it ends.
        var end: Int { value.end }

        /// The first member of an object that has this key.
        subscript(key: String) -> Element {
            members.first { $0.key == key } ?? Element(tree, index, missing: missing + [key])
        }

        /// The members of an object, in the order of the document; none of anything else.
        var members: Elements { Elements(of: self, areThere: isObject) }

        /// The elements of a list; none of anything else.
        var elements: Elements { Elements(of: self, areThere: isList) }

        /// The texts of a list, or a text alone; what is no text is left out.
        var texts: [String] {
            let elements = isList ? Array(elements) : [self]
            return elements.compactMap { if case .text(let text) = $0.scalar { text } else { nil } }
        }

        /// Whether it is this text, or a list that has it.
        func contains(_ text: String) -> Bool {
            let isASCII = text.isASCII
            guard isList else { return isThere && tree.isText(at: index, text, isASCII: isASCII) }
            return elements.contains { tree.isText(at: $0.index, text, isASCII: isASCII) }
        }

        /// How it is reached: `options[0].name`; empty for the whole document.
        var path: String {
            var path = ""
            var position = 0
            while position < index {
                var number = 0
                position += 1
                while tree.values[position].next <= index {
                    (position, number) = (tree.values[position].next, number + 1)
                }
                path = tree.values[position].key.map { Self.join(path, $0) } ?? "\(path)[\(number)]"
            }
            return missing.reduce(path, Self.join)
        }

        private static func join(_ path: String, _ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
    }

    /// What is directly in a list or an object.
    struct Elements: Sequence, IteratorProtocol, Sendable {
        private let tree: JSONTree
        private var position: Int
        private let end: Int

        fileprivate init(of element: Element, areThere: Bool) {
            (tree, position) = (element.tree, element.index + 1)
            end = areThere ? element.value.next : position
        }

        var isEmpty: Bool { position == end }

        mutating func next() -> Element? {
            guard position < end else { return nil }
            defer { position = tree.values[position].next }
            return Element(tree, position)
        }
    }

    /// What a document may have, in bytes.
    private static let maximumSize = 4 << 20

    let source: SourceText
    var root: Element { Element(tree, 0) }
    private let tree: JSONTree

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
            tree = try scanner.scan()
        } catch {
            throw Failure(.data, source.diagnostics([error]))
        }
    }

    /// Keys that an object has twice, however they are written. Who asks for its value gets the first.
    var duplicates: [SourceText.Problem] {
        var problems: [SourceText.Problem] = []
        for index in tree.values.indices {
            var keys: Set<String> = []
            for member in Element(tree, index).members {
                guard let key = member.key, !keys.insert(key).inserted else { continue }
                let message = "the key \(quoted(key)) is there twice"
                problems.append(
                    SourceText.Problem(offset: member.keyStart, message: message, help: "remove one of the two")
                )
            }
        }
        return problems
    }

    /// Where each line of some texts begins; without a column for one that is written with a backslash.
    ///
    /// - Parameter elements: in the order of the document.
    func lineStarts(of elements: [Element]) -> [Diagnostic.Place] {
        let bytes = Array(source.text.utf8)
        let lines = elements.flatMap { Self.lines(of: bytes, from: $0.start + 1) }
        return zip(lines, source.places(at: lines.map(\.start))).map { line, place in
            let column = line.isPlain ? place.column : nil
            return Diagnostic.Place(file: place.file, line: place.line, column: column, excerpt: place.excerpt)
        }
    }

    /// Where each line of the text begins that begins after a quotation mark, and whether it has no backslash.
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

    /// The place of a value's key; of the value where it has none.
    func place(of element: Element) -> Diagnostic.Place { source.place(at: element.keyStart) }
}
