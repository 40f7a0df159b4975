/// Reads the values of a JSON document, and keeps every problem with the path of the value that has it.
struct DocumentReader {
    let file: String
    private(set) var diagnostics: [Diagnostic] = []

    init(file: String) {
        self.file = file
    }

    /// Keeps a problem of the value at `path`; the whole document's path is empty.
    mutating func report(_ message: String, at path: String, help: String?) {
        let message = path.isEmpty ? message : "'\(path)': \(message)"
        diagnostics.append(Diagnostic(message, at: Diagnostic.Place(file: file), help: help))
    }

    /// The members of an object; none if it is something else, which is reported.
    ///
    /// - Parameter keys: the keys that it may have; nil for any.
    mutating func object(_ json: JSON?, at path: String, keys: [String]? = nil) -> [String: JSON] {
        guard case .object(let members) = json else {
            report("this must be an object", at: path, help: "write it in '{' and '}'")
            return [:]
        }
        guard let keys else { return members }
        for key in members.keys.sorted() where !keys.contains(key) {
            let all = keys.map { "'\($0)'" }.joined(separator: ", ")
            let help = keys.suggestion(for: key) ?? (keys.isEmpty ? "remove it" : "the keys here are \(all)")
            report("there is no such key", at: path.isEmpty ? key : "\(path).\(key)", help: help)
        }
        return members
    }

    /// The text of a value, nil if it is not there; reported if it is something else, or required and missing.
    mutating func text(_ json: JSON?, at path: String, isRequired: Bool = false) -> String? {
        switch json {
        case .text(let text): return text
        case nil where !isRequired: return nil
        case nil: report("this is missing", at: path, help: "add it, a text in quotes")
        default: report("this must be a text", at: path, help: "write it in quotes")
        }
        return nil
    }

    mutating func flag(_ json: JSON?, at path: String) -> Bool? {
        switch json {
        case .flag(let flag): return flag
        case nil: return nil
        default:
            report("this must be true or false", at: path, help: "write it without quotes")
            return nil
        }
    }

    /// The elements of a list with their paths; none if it is not there.
    mutating func list(_ json: JSON?, at path: String) -> [(json: JSON, path: String)] {
        switch json {
        case .list(let elements): return elements.enumerated().map { ($1, "\(path)[\($0)]") }
        case nil: return []
        default:
            report("this must be a list", at: path, help: "write it in '[' and ']'")
            return []
        }
    }

    /// The texts of a list; one text alone counts as a list of one.
    mutating func texts(_ json: JSON?, at path: String) -> [String] {
        if case .text(let text) = json { return [text] }
        var texts: [String] = []
        for element in list(json, at: path) {
            if let text = text(element.json, at: element.path) { texts.append(text) }
        }
        return texts
    }
}
