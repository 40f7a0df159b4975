/// The folder that modules are written into. Nothing outside of it is touched, and no link is followed out of it.
public struct OutputFolder: Sendable {

    /// The folder, as the person named it; it need not exist.
    public let path: String
    /// The folder's path from the root, without links as far as it exists: two folders are one if these are the same.
    package let identity: String

    /// - Throws: a `cannotCreate` failure if `path`, or a part of it, is something other than a folder.
    public init(_ path: String) throws(Failure) {
        // `Demo/`, `./Demo` and `Demo` are shown, and are, one folder.
        self.path = path.pathParts.filter { $0 != "." }.reduce(path.isFromRoot ? "/" : ".", Path.join)
        identity = try Disk.resolved(self.path) ?? self.path
        var part = self.path
        while true {
            let kind = try Disk.kind(of: part)
            if kind == .folder { return }
            if kind == .link, try Disk.isFolder(part) { return }
            if kind != .absent {
                throw Failure(.cannotCreate, "'\(part)' is not a folder", help: "choose another with '--output'")
            }
            // Where it would be depends on what is made on the way.
            if part.hasSuffix("/..") {
                let help = "write the path without '..'"
                throw Failure(.cannotCreate, "'\(part)' goes up from a folder that is not there", help: help)
            }
            guard part != ".", part != "/" else { return }
            part = Path.parent(of: part)
        }
    }

    /// The path of this folder, or of its nearest ancestor that exists; from the root, without symlinks.
    var nearestFolder: String {
        get throws(Failure) {
            try Disk.nearestFolder(identity)
        }
    }

    /// The path of what is at `path` within this folder.
    public func shown(_ path: String) -> String {
        Path.join(self.path, path)
    }

    /// Whether this is a folder of another one, or is in it, on some disks at least.
    ///
    /// - Parameter folder: relative to `other`.
    package func isInside(_ folder: String, of other: OutputFolder) -> Bool {
        "\(identity)/".folded.hasPrefix("\(Path.join(other.identity, folder))/".folded)
    }

    /// Whether this is another folder than `other`, but the same one on many disks.
    package func isSpelledUnlike(_ other: OutputFolder) -> Bool {
        !identity.utf8.elementsEqual(other.identity.utf8) && identity.folded == other.identity.folded
    }

    /// The names of what is in this folder, or in one that is relative to it; none if it is not there.
    package func names(in folder: String = "") throws(Failure) -> [String] {
        if folder.isEmpty { return try Disk.names(in: path, mayBeAbsent: true) }
        guard case .folder(let names) = try look(folder) else { return [] }
        return names
    }

    /// The folders at and below a path that is relative to this folder. Links are not followed.
    package func folders(below path: String) throws(Failure) -> Set<String> {
        guard try Disk.kind(of: shown(path)) == .folder else { return [] }
        var folders: Set = [path]
        for name in try Disk.names(in: shown(path)) { folders.formUnion(try self.folders(below: "\(path)/\(name)")) }
        return folders
    }

    /// What is at a path that is relative to this folder.
    ///
    /// - Throws: a `cannotCreate` failure if a folder on the way is none, or is a link that leads out.
    public func look(_ path: String) throws(Failure) -> Existing {
        var folder = ""
        for part in path.pathParts.dropLast() {
            folder = folder.isEmpty ? part : "\(folder)/\(part)"
            switch try Disk.kind(of: shown(folder)) {
            case .absent: return .absent
            case .folder: continue
            case .link: try checkStaysInside(folder)
            case .file, .other:
                throw Failure(
                    .cannotCreate,
                    "'\(shown(folder))' is not a folder",
                    help: "move it, or choose another path"
                )
            }
        }
        return try followed(path)
    }

    private func followed(_ path: String) throws(Failure) -> Existing {
        let existing = try Disk.existing(at: shown(path))
        guard existing == .link, try Disk.isFolder(shown(path)) else { return existing }
        try checkStaysInside(path)
        let names = try Disk.names(in: shown(path))
        // Files can join a folder that a link leads to; a new folder takes the place of an empty one, not of a link.
        return names.isEmpty ? .link : .folder(names)
    }

    private func checkStaysInside(_ path: String) throws(Failure) {
        let root = try Disk.realPath(self.path) ?? ""
        guard let target = try Disk.realPath(shown(path)),
            target.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
        else {
            let help = "choose the folder that it leads to with '--output'"
            throw Failure(.cannotCreate, "'\(shown(path))' is a link that leads out of the output folder", help: help)
        }
    }
}
