/// Reads the values of a JSON document, and collects every problem with the path and the place of its value.
struct DocumentReader {
    private let document: Document
    private(set) var problems: [SourceText.Problem]
    /// False for a document whose texts are known to be right.
    let checksValues: Bool

    init(_ document: Document, checksValues: Bool = true) {
        (self.document, self.checksValues) = (document, checksValues)
        problems = checksValues ? document.root.repeatedKeys : []
    }

    var root: Document.Element { document.root }

    /// The problems with their places, in the order of the document.
    var diagnostics: [Diagnostic] { document.source.diagnostics(problems) }

    /// Adds a problem of a value.
    ///
    /// - Parameter offset: where the problem is; by default where the value begins.
    mutating func report(_ message: String, at element: Document.Element, offset: Int? = nil, help: String?) {
        // More are not shown, and finding the path of each takes time.
        guard problems.count <= Limits.problems else { return }
        let path = document.path(of: element)
        let message = path.isEmpty ? message : "'\(path)': \(message)"
        problems.append(SourceText.Problem(offset: offset ?? element.start, message: message, help: help))
    }

    /// The same element if it is an object, else nil. Another value is reported, and so is each unknown key.
    ///
    /// - Parameters:
    ///   - keys: the keys that the object may have; nil for any.
    ///   - hint: more help for an unknown key.
    mutating func object(_ element: Document.Element, keys: [String]? = nil, hint: String = "") -> Document.Element? {
        guard element.isObject else {
            report("this must be an object", at: element, help: "write it in '{' and '}'")
            return nil
        }
        guard let keys, checksValues else { return element }
        for member in element.members {
            guard let key = member.key, !keys.contains(key) else { continue }
            let help = keys.isEmpty ? "remove it" : "the keys here are \(keys.list)\(hint)"
            report("there is no such key", at: member, offset: member.keyStart, help: keys.suggestion(for: key) ?? help)
        }
        return element
    }

    /// The text of a value, else nil. Another value is reported, and a required text that is missing or empty.
    mutating func text(_ element: Document.Element, isRequired: Bool = false) -> String? {
        switch element.scalar {
        case .text("") where isRequired: report("this is empty", at: element, help: "write a text")
        case .text(let text): return text
        case nil where element.isMissing:
            if isRequired { report("this is missing", at: element, help: "add it, a string in quotes") }
        default: report("this must be a string", at: element, help: "write it in quotes")
        }
        return nil
    }

    /// The path in a text; nil if it is missing or no text. A path that is empty or has invisible characters is
    /// reported.
    ///
    /// - Parameter folder: the folder that the path is relative to.
    mutating func path(_ element: Document.Element, relativeTo folder: String, isRequired: Bool = false) -> String? {
        guard let path = text(element, isRequired: isRequired) else { return nil }
        if path.unicodeScalars.contains(where: { !$0.isVisible }) {
            report("\(quoted(path)) is not a path", at: element, help: "remove what cannot be seen in it")
        }
        if path.isEmpty { report("this is empty", at: element, help: "name a folder, or remove the key") }
        return path.isFromRoot ? path : Path.join(folder, path)
    }

    mutating func flag(_ element: Document.Element) -> Bool? {
        switch element.scalar {
        case .flag(let flag): return flag
        case nil where element.isMissing: return nil
        default:
            report("this must be true or false", at: element, help: "write true or false, without quotes")
            return nil
        }
    }

    /// The elements of a list; none if it is missing.
    mutating func list(_ element: Document.Element) -> [Document.Element] {
        if !element.isMissing, !element.isList {
            report("this must be a list", at: element, help: "write it in '[' and ']'")
        }
        return element.elements
    }

    /// The texts of a list, each with its element. One text alone is a list of one.
    mutating func texts(_ element: Document.Element) -> [(text: String, element: Document.Element)] {
        let elements = if case .text = element.scalar { [element] } else { list(element) }
        return elements.compactMap { element in text(element).map { (text: $0, element: element) } }
    }
}
