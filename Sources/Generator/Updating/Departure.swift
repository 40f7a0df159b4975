/// What goes when a module goes.
package struct Departure: Sendable {

    package struct File: Sendable {
        /// Where it lies, relative to the output folder, or to that of the tests.
        package let path: String
        package let purpose: RenderedFile.Purpose
        package let contents: [UInt8]
        /// Whether nobody has changed it.
        package let isAsWritten: Bool
    }

    /// In the order of their paths.
    package let files: [File]
    /// The names in the module's files that begin with its own and go on: those of its types.
    package let types: Set<String>

    package init(of disk: ModuleOnDisk, madeFrom request: Request) throws(Failure) {
        var written = try WrittenModule(request)
        let keys = written.files.keys.sorted { $0.path < $1.path }
        let places = disk.places(of: keys)
        var files: [File] = []
        for key in keys {
            guard let file = places[key] else { continue }
            let isAsWritten = try written.isAsWritten(file.contents, key)
            files.append(
                File(path: file.path, purpose: key.purpose, contents: file.contents, isAsWritten: isAsWritten)
            )
        }
        self.files = files
        let name = disk.module.name.text
        types = written.files.values.reduce(into: []) { types, file in
            for word in Mention.words(in: file.contents)
            where word.count > name.utf8.count && word.starts(with: name.utf8) {
                // `Homeland` is no type of `Home`.
                let next = word[word.startIndex + name.utf8.count]
                if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= next { types.insert(String(decoding: word, as: UTF8.self)) }
            }
        }
    }
}
