/// A new module's folder, as it is prepared in a staging folder.
struct NewFolder {

    /// Where it is prepared, relative to the staging folder's folder.
    let path: String
    /// Paths within it, and what is at them.
    let files: [(path: String, contents: [UInt8])]
    /// The folders in it, each before those that are in it.
    let folders: [String]
    /// Where an empty folder is that it is to be like; nil if there is none.
    let likeness: String?

    init(_ path: String, _ files: [(path: String, contents: [UInt8])], likeness: String?) {
        (self.path, self.files, self.likeness) = (path, files, likeness)
        var folders: [String] = []
        var seen: Set<String> = []
        for file in files where file.path.hasSlash {
            var parents: [String] = []
            var parent = Disk.parent(ofItem: file.path)
            while !parent.isEmpty, seen.insert(parent).inserted {
                parents.append(parent)
                parent = Disk.parent(ofItem: parent)
            }
            folders += parents.reversed()
        }
        self.folders = folders
    }

    /// The paths of what is in it, a folder before what is in it.
    var contents: [String] { (folders + files.map(\.path)).map { "\(path)/\($0)" } }

    /// Makes it.
    func write(in folder: Folder) throws(Failure) {
        try folder.makeFolder(path)
        for inner in folders { try folder.makeFolder("\(path)/\(inner)") }
        let start = path + "/"
        for file in files { try folder.write(file.contents, to: start + file.path) }
        if let likeness, let status = try folder.status(likeness) { try folder.give(path, attributesOf: status) }
    }
}
