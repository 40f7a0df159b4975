/// The files of a module on disk: those that a set could have written.
package struct ModuleOnDisk: Sendable {

    package struct File: Sendable {
        /// Relative to the output folder, or to that of the tests.
        package let path: String
        /// Without a byte order mark. Those of the target, if it is a symlink or behind one.
        package let contents: [UInt8]
        /// The one of the two folders that it is in.
        package let purpose: FilePurpose
        /// The symlink that it is, or that leads to its folder; nil for a file of the module's own folders.
        package let symlink: String?
        let hasByteOrderMark: Bool

        /// The path, as the person would name it.
        let shown: String
        /// The last part of the path.
        let name: String
        /// The lines without white space at either end.
        let lines: [Line]
        /// How often each of these lines occurs.
        let lineCounts: [Line: Int]
        let lineCount: LineCount

        package init(
            path: String,
            contents: [UInt8],
            purpose: FilePurpose = .module,
            shown: String? = nil,
            symlink: String? = nil
        ) {
            (self.path, self.purpose, self.shown, self.symlink) = (path, purpose, shown ?? path, symlink)
            (self.contents, hasByteOrderMark) = (contents.withoutByteOrderMark, contents.hasByteOrderMark)
            name = String(path.lastPart)
            lines = self.contents.lines.map(\.trimmed)
            (lineCounts, lineCount) = (lines.counts, LineCount(lines))
        }

        /// What is at its path.
        package var existing: Existing {
            symlink == path ? .link : .file(contents.with(byteOrderMark: hasByteOrderMark))
        }

        /// Says, after its path, that it is a symlink, or behind one; nil for a file of the module's own folders.
        package var symlinkProblem: String? {
            symlink.map { $0 == path ? "is a symlink" : "is behind a symlink, \(quoted($0))" }
        }

        /// The first line, from 1, with a marker of an unresolved conflict; nil if there is none.
        package var firstMarker: Int? { contents.lines.firstIndex(where: \.isMarker).map { $0 + 1 } }
    }

    package let module: Module
    /// The files with the shortest paths first.
    package let files: [File]
    /// True if tests go into the folder of the modules.
    package let hasOneFolder: Bool

    package init(_ module: Module, _ files: [File], hasOneFolder: Bool) {
        self.module = module
        self.files = files.sorted { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) }
        self.hasOneFolder = hasOneFolder
    }

    /// The paths of files with the markers of an unresolved conflict.
    package var unresolved: [String] { files.filter { $0.firstMarker != nil }.map(\.path) }

    /// The folder that files of this purpose are in.
    func folder(of purpose: FilePurpose) -> FilePurpose {
        hasOneFolder ? .module : purpose
    }

    /// The file on disk for each rendered file; nil if it is missing. One at another place has the same types.
    package func files(for rendered: [RenderedFile]) -> [File?] {
        zip(rendered, places(of: rendered.map(\.location))).map { file, place in
            guard let found = place.map({ files[$0] }) else { return nil }
            let isSame = found.path == file.path || !file.path.isSwift || Self.declaresTypes(of: file, found)
            return isSame ? found : nil
        }
    }

    /// Pairs rendered files with files on disk: each with the file at its path, else with one of its name anywhere below
    /// the module's folder.
    ///
    /// - Parameter rendered: the locations of the rendered files, in the order of their paths.
    /// - Returns: for each rendered file the index of the file on disk; nil if it is missing.
    func places(of rendered: [RenderedFile.Location]) -> [Int?] {
        var taken: Set<Int> = []
        func take(_ location: RenderedFile.Location, where isMatch: (File) -> Bool) -> Int? {
            let folder = folder(of: location.purpose)
            let place = files.indices.first {
                isMatch(files[$0]) && files[$0].purpose == folder && !taken.contains($0)
            }
            if let place { taken.insert(place) }
            return place
        }
        let exact = rendered.map { location in take(location) { $0.path == location.path } }
        return zip(rendered, exact).map { location, place in
            let name = location.path.lastPart
            return place ?? take(location) { $0.name == name }
        }
    }
}

extension ModuleOnDisk {

    /// The file that has all the types of a rendered one, which a person may have renamed; nil if there is none.
    func file(declaringTypesOf rendered: RenderedFile) -> File? {
        let wanted = SwiftTree(rendered.contents).typeKeys
        if !rendered.path.isSwift || wanted.isEmpty { return nil }
        return files.first { wanted.isSubset(of: SwiftTree($0.contents).typeKeys) }
    }

    private static func declaresTypes(of rendered: RenderedFile, _ file: File) -> Bool {
        SwiftTree(rendered.contents).typeKeys.isSubset(of: SwiftTree(file.contents).typeKeys)
    }
}

extension SwiftTree {

    /// The keys of the types that a file declares, without extensions and inner types.
    fileprivate var typeKeys: Set<Key> {
        Set(children(of: 0).filter { nodes[$0].kind.isType }.compactMap(key))
    }
}

extension RenderedFile {

    /// The output folder and path of a file: files in the two output folders may have one path.
    package struct Location: Hashable {
        package let path: String
        let purpose: FilePurpose
    }

    var location: Location { Location(path: path, purpose: purpose) }
}

extension Line {

    /// True for a mark of a conflict, but not for `=======`, which also underlines headings.
    fileprivate var isMarker: Bool {
        (begins(with: "<<<<<<<") || begins(with: "|||||||") || begins(with: ">>>>>>>"))
            && (bytes.count == 7 || bytes.dropFirst(7).first == UInt8(ascii: " "))
    }
}
