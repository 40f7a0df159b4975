/// A JSON document (RFC 8259) that knows where each of its values is.
struct Document: Sendable {

    /// A value in the document, or what is missing where one could be.
    struct Element: Sendable {
        /// The value; nil if it is not there.
        let json: JSON?
        /// How the value is reached: `options[0].name`; empty for the whole document.
        let path: String
        /// Where it is; for what is missing, where the object is that does not have it.
        let places: JSONPlaces

        /// The member of an object that has this key.
        subscript(key: String) -> Element {
            let path = path.isEmpty ? key : "\(path).\(key)"
            guard case .object(let members) = json, let places = places.members[key] else {
                return Element(json: nil, path: path, places: JSONPlaces(key: places.value, value: places.value))
            }
            return Element(json: members[key], path: path, places: places)
        }

        /// The keys of an object, in the order of the document; none of anything else.
        var keys: [String] { places.members.sorted { $0.value.key < $1.value.key }.map(\.key) }

        /// The elements of a list; none of anything else.
        var elements: [Element] {
            guard case .list(let elements) = json else { return [] }
            return zip(elements, places.elements).enumerated().map { index, element in
                Element(json: element.0, path: "\(path)[\(index)]", places: element.1)
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
        var problem: SourceText.Problem?
        do {
            let places = try scanner.scan()
            if let json = JSON(decoding: text.utf8) {
                root = Element(json: json, path: "", places: places)
                duplicates = scanner.duplicates
                return
            }
        } catch {
            problem = error
        }
        // A text or a number that is wrong may be why the rest cannot be understood.
        problem = scanner.brokenScalar ?? problem
        throw Failure(.data, source.diagnostics(problem.map { [$0] } ?? []))
    }

    /// The place of a value's key; of the value where it has none.
    func place(of element: Element) -> Diagnostic.Place { source.place(at: element.places.key) }
}
