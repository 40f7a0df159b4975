extension SeenModule {

    /// The most files that are read: more than the modules of any app have.
    private static let maximumCount = 100_000
    /// The most bytes that all files may have together.
    private static let maximumSize = 256 << 20

    /// The modules in a folder: those below it, or the folder itself. Hidden files and folders are left out, and
    /// symlinks are not followed.
    ///
    /// - Parameters:
    ///   - folder: the folder's path.
    ///   - name: the module's name, for a folder that is one.
    /// - Throws: a `usage` failure if there is no such folder, a `data` failure for one with too many files, or an
    ///   `inputOutput` failure.
    package static func modules(inFolder folder: String, named name: String? = nil) throws(Failure) -> [SeenModule] {
        let texts = try texts(inFolder: folder)
        // A path such as `.` does not have the folder's name.
        let own =
            [".", ".."].contains(folder.lastPart) ? try Disk.folderName(folder) ?? "" : Path.withoutSlashes(folder)
        let files = Dictionary(uniqueKeysWithValues: texts.map { (Path.join(own, $0), $1) })
        return modules(in: files, below: own, named: name)
    }

    /// The text files in a folder, by their paths in it. Left out are files that cannot be read or are too large, and
    /// those that are not UTF-8, or have a byte that is 0 or a mark of ``Spellings``.
    ///
    /// - Throws: as `modules(inFolder:named:)` does.
    package static func texts(inFolder folder: String) throws(Failure) -> [String: String] {
        guard try Disk.isFolder(folder) else {
            throw Failure(.usage, "there is no folder \(quoted(folder))", help: "name a folder with modules in it")
        }
        var texts: [String: String] = [:]
        var (count, size) = (0, 0)
        for (parent, names) in try Disk.walk(folder) {
            count += names.count
            for path in names.map({ Path.join(parent, $0) }) {
                guard count <= maximumCount, size <= maximumSize else {
                    let message = "there are more than \(maximumCount) files or \(maximumSize >> 20) MB in this folder"
                    let place = Diagnostic.Place(file: folder)
                    throw Failure(.data, message, at: place, help: "name the folder of the modules alone")
                }
                let file = Path.join(folder, path)
                guard let contents = try? Disk.read(file, limit: Mention.maximumSize) else { continue }
                size += contents.count
                let text = String(decoding: contents, as: UTF8.self)
                let isText = !contents.contains(0) && text.utf8.elementsEqual(contents)
                if isText, !Spellings.hasMarks(in: text) { texts[path] = text }
            }
        }
        return texts
    }

    /// The module with its tests: those texts that are below a folder with the module's name.
    package func adding(tests: [String: String]) -> SeenModule {
        var module = self
        for (path, text) in tests {
            guard let start = "/\(path)".firstRange(of: "/\(name)/") else { continue }
            module.tests[String("/\(path)"[start.upperBound...])] = text
        }
        return module
    }
}
