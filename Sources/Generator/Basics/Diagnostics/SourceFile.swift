/// A file that was read, or a built-in one, such as a file of a template set.
package struct SourceFile: Sendable, Equatable {
    /// In a set, relative to the set's folder, with `/` between folders; elsewhere the path as errors name it.
    package let path: String
    package let contents: [UInt8]
    package let isExecutable: Bool

    package init(path: String, contents: [UInt8], isExecutable: Bool = false) {
        self.path = path
        self.contents = contents
        self.isExecutable = isExecutable
    }

    package init(path: String, text: String) { self.init(path: path, contents: Array(text.utf8)) }

    /// The file with another path.
    package func named(_ path: String) -> SourceFile {
        SourceFile(path: path, contents: contents, isExecutable: isExecutable)
    }

    /// The contents as text.
    ///
    /// - Parameter name: the path, as errors name it.
    /// - Throws: a `data` failure with the line of the first byte that is not UTF-8 (RFC 3629).
    package func text(named name: String) throws(Failure) -> String {
        let text = String(decoding: contents, as: UTF8.self)
        if LargeFilePointer(contents) != nil {
            let help = "run 'git lfs pull'; for an old revision, name a copy of the set with '--from'"
            throw Failure(.data, "this is a pointer of Git LFS, and not the file", at: .init(file: name), help: help)
        }
        if Array(text.utf8) == contents { return text }
        let valid = zip(text.utf8, contents).prefix { $0 == $1 }.count
        let line = contents.prefix(valid).count { $0 == UInt8(ascii: "\n") } + 1
        let place = Diagnostic.Place(file: name, line: line)
        throw Failure(.data, "the file is not UTF-8", at: place, help: "save it as UTF-8")
    }
}
