/// A file of a template set, built in or read from a folder.
public struct SourceFile: Sendable, Equatable {
    /// Relative to the set's folder, with `/` between folders.
    public let path: String
    public let contents: [UInt8]

    public init(path: String, contents: [UInt8]) {
        self.path = path
        self.contents = contents
    }

    public init(path: String, text: String) { self.init(path: path, contents: Array(text.utf8)) }

    /// The contents as text.
    ///
    /// - Throws: a `data` failure with the line of the first byte that is not UTF-8 (RFC 3629).
    package func text(named name: String) throws(Failure) -> String {
        let text = String(decoding: contents, as: UTF8.self)
        if Array(text.utf8) == contents { return text }
        let valid = zip(text.utf8, contents).prefix { $0 == $1 }.count
        let line = contents.prefix(valid).count { $0 == UInt8(ascii: "\n") } + 1
        let place = Diagnostic.Place(file: name, line: line)
        throw Failure(.data, "the file is not UTF-8", at: place, help: "save it as UTF-8")
    }
}
