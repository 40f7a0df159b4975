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
    /// The names of its types: what its templates write that begins with the module's name.
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
        types = try Self.typeEndings(of: request).reduce(into: []) { $0.insert(disk.module.name.text + $1) }
    }

    /// What follows the module's name in the names of its types.
    private static func typeEndings(of request: Request) throws(Failure) -> Set<String> {
        // Rendered for another name, the types of `HomeDetail` that `Home` names no longer begin with the module's.
        let name = "ZqxModule"
        let files = try request.with(try Module(name)).render()
        return files.reduce(into: []) { endings, file in
            for word in Mention.words(in: file.contents) where word.starts(with: name.utf8) {
                let ending = word.dropFirst(name.utf8.count)
                // `Homeland` is no type of `Home`.
                guard let next = ending.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= next else { continue }
                endings.insert(String(decoding: ending, as: UTF8.self))
            }
        }
    }
}
