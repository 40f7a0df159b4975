extension SeenModule {

    /// The most files that are read: more than the modules of any app have.
    private static let maximumCount = 100_000
    /// The longest file that is read, in bytes. No person wrote a longer one.
    private static let longestFile = 8 << 20
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

    /// The text files in a folder, by their paths in it. Left out are files that are too large, and those that are not
    /// UTF-8, or have a byte that is 0 or a mark of ``Spellings``.
    ///
    /// - Throws: as `modules(inFolder:named:)` does.
    package static func texts(inFolder folder: String) throws(Failure) -> [String: String] {
        try Disk.checkIsFolder(folder, help: "name a folder with modules in it")
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
                let contents: [UInt8]
                do { contents = try Disk.read(file, limit: longestFile) } catch  where error.kind == .data { continue }
                size += contents.count
                let text = contents.contains(0) ? nil : contents.validText
                if let text, !Spellings.hasMarks(in: text) { texts[path] = text }
            }
        }
        return texts
    }

    /// The module with its tests: those of the texts that are below a folder of its name. Of several such folders, the one
    /// whose path ends most like the module's counts: `Tests/User/Login` for `App/User/Login`.
    package func adding(tests: [String: String]) -> SeenModule {
        let folders = tests.keys.compactMap { path in
            "/\(path)".firstRange(of: "/\(name)/").map { String("/\(path)"[..<$0.upperBound]) }
        }
        func likeness(_ folder: String) -> Int {
            zip(folder.pathParts.reversed(), self.folder.pathParts.reversed()).prefix { $0 == $1 }.count
        }
        guard let own = folders.min(by: { (-likeness($0), $0) < (-likeness($1), $1) }) else { return self }
        var module = self
        for (path, text) in tests where "/\(path)".hasPrefix(own) {
            module.tests[String("/\(path)".dropFirst(own.count))] = text
        }
        return module
    }
}
