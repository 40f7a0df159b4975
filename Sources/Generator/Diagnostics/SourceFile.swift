/// A file of a template set: all that a set is made of, be it built in or a folder on disk.
public struct SourceFile: Sendable, Equatable {
    /// Relative to the set's folder, with `/` between folders.
    public let path: String
    public let contents: [UInt8]

    public init(path: String, contents: [UInt8]) {
        self.path = path
        self.contents = contents
    }

    public init(path: String, text: String) {
        self.init(path: path, contents: Array(text.utf8))
    }

    /// The contents as text.
    ///
    /// - Throws: a `data` failure with the line of the first byte that is not UTF-8 (RFC 3629).
    package func text(named name: String) throws(Failure) -> String {
        let text = String(decoding: contents, as: UTF8.self)
        // Nearly every file is ASCII, which its bytes tell side by side.
        if contents.reduce(0, |) < 0x80 || Array(text.utf8) == contents { return text }
        let valid = zip(text.utf8, contents).prefix { $0 == $1 }.count
        let line = contents.prefix(valid).count { $0 == UInt8(ascii: "\n") } + 1
        throw Failure(
            .data,
            "the file is not UTF-8",
            at: Diagnostic.Place(file: name, line: line),
            help: "save it as UTF-8"
        )
    }
}
