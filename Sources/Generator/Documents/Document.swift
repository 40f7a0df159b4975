/// A JSON document (RFC 8259) that knows where each of its values is.
struct Document: Sendable {

    /// A value in the document, or what is missing where one could be.
    struct Element: Sendable {
        /// The value; nil if it is not there.
        let json: JSON?
        /// The path of the value; for an element, of its list.
        private let base: String
        private let index: Int?
        /// Where it is; for what is missing, where the object is that does not have it.
        let places: JSONPlaces

        fileprivate init(_ json: JSON?, _ path: String, index: Int? = nil, _ places: JSONPlaces) {
            (self.json, base, self.index, self.places) = (json, path, index, places)
        }

        /// How the value is reached: `options[0].name`; empty for the whole document.
        var path: String { index.map { "\(base)[\($0)]" } ?? base }

        /// The member of an object that has this key.
        subscript(key: String) -> Element {
            let path = path.isEmpty ? key : "\(path).\(key)"
            guard case .object(let members) = json, let places = places.members[key] else {
                return Element(nil, path, JSONPlaces(key: places.value, value: places.value))
            }
            return Element(members[key], path, places)
        }

        /// The keys of an object, in the order of the document; none of anything else.
        var keys: [String] { places.members.sorted { $0.value.key < $1.value.key }.map(\.key) }

        /// The elements of a list; none of anything else.
        var elements: [Element] {
            guard case .list(let elements) = json else { return [] }
            let path = path
            return elements.indices.map { Element(elements[$0], path, index: $0, places.elements[$0]) }
        }
    }

    /// What a document may have, in bytes.
    private static let maximumSize = 4 << 20

    let source: SourceText
    let root: Element
    /// Keys that an object has twice. The root has one of the two.
    let duplicates: [SourceText.Problem]

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
            let (json, places) = try scanner.scan()
            (root, duplicates) = (Element(json, "", places), scanner.duplicates)
        } catch {
            throw Failure(.data, source.diagnostics([error]))
        }
    }

    /// Where each line of a text begins; without a column for one that is written with a backslash.
    func lineStarts(of element: Element) -> [Diagnostic.Place] {
        let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
        let bytes = Array(source.text.utf8)
        var position = element.places.value + 1
        var (start, isPlain) = (position, true)
        var places: [Diagnostic.Place] = []
        func end() {
            let place = source.place(at: start)
            let column = isPlain ? place.column : nil
            places.append(Diagnostic.Place(file: place.file, line: place.line, column: column, excerpt: place.excerpt))
        }
        while position < bytes.count, bytes[position] != quote {
            let isEscape = bytes[position] == backslash
            position += isEscape ? 2 : 1
            if isEscape, bytes[position - 1] == UInt8(ascii: "n") {
                end()
                (start, isPlain) = (position, true)
            } else if isEscape {
                isPlain = false
            }
        }
        end()
        return places
    }

    /// The place of a value's key; of the value where it has none.
    func place(of element: Element) -> Diagnostic.Place { source.place(at: element.places.key) }
}
