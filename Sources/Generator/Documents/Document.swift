/// A JSON document (RFC 8259) that knows where each of its values is.
struct Document: Sendable {

    /// A value in the document, or what is missing where one could be.
    struct Element: Sendable {
        /// The value; nil if it is not there.
        let json: JSON?
        private let route: Route
        /// Where it is; for what is missing, where the object is that does not have it.
        let places: JSONPlaces

        fileprivate init(_ json: JSON?, _ route: Route, _ places: JSONPlaces) {
            (self.json, self.route, self.places) = (json, route, places)
        }

        /// How the value is reached: `options[0].name`; empty for the whole document.
        var path: String { route.path }

        /// The member of an object that has this key.
        subscript(key: String) -> Element {
            let route = Route.member(key, of: route)
            guard case .object(let members) = json, let places = places.members[key] else {
                return Element(nil, route, JSONPlaces(key: places.value, value: places.value))
            }
            return Element(members[key], route, places)
        }

        /// The keys of an object, in the order of the document; none of anything else.
        var keys: [String] { places.members.sorted { $0.value.key < $1.value.key }.map(\.key) }

        /// The elements of a list; none of anything else.
        var elements: [Element] {
            guard case .list(let elements) = json else { return [] }
            return elements.indices.map { index in
                Element(elements[index], .element(index, of: route), places.elements[index])
            }
        }
    }

    /// How a value is reached: made into text only where something is told of it.
    fileprivate indirect enum Route: Sendable {
        case root
        case member(String, of: Route)
        case element(Int, of: Route)

        var path: String {
            switch self {
            case .root: ""
            case .member(let key, of: .root): key
            case .member(let key, of: let object): "\(object.path).\(key)"
            case .element(let index, of: let list): "\(list.path)[\(index)]"
            }
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
            (root, duplicates) = (Element(json, .root, places), scanner.duplicates)
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
