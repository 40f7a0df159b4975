extension TemplateSet {

    /// Reads a set from a folder on disk.
    ///
    /// - Parameters:
    ///   - folder: the folder's path.
    ///   - generalOptions: the options of the command line that no set may declare again, without the dashes.
    /// - Throws: a `data` failure with everything that is wrong in any file, or an `inputOutput` failure.
    public init(folder: String, generalOptions: Set<String> = []) throws(Failure) {
        try self.init(files: try Self.files(in: folder), location: folder, generalOptions: generalOptions)
    }

    /// Every file of a set's folder. Symlinks are followed within the repository that the set is in.
    package static func files(in folder: String) throws(Failure) -> [SourceFile] {
        var collector = Collector(root: folder, checkout: try Checkout(around: folder))
        try collector.collect(below: "")
        guard collector.problems.isEmpty else { throw Failure(.data, collector.problems) }
        return collector.files
    }

    private struct Collector {

        /// More than any set has. Through symlinks, one folder may be read many times.
        private static let maximumCount = 10_000
        /// The most bytes that all files of a set may have.
        private static let maximumSize = 64 << 20

        let root: String
        let checkout: Checkout
        var files: [SourceFile] = []
        var problems: [Diagnostic] = []
        var count = 0
        var size = 0

        mutating func collect(below folder: String) throws(Failure) {
            let names = try Disk.names(in: Path.join(root, folder)).filter { $0 != ".DS_Store" && $0 != ".git" }
            count += names.count
            if count > Self.maximumCount {
                let message = "there are more than \(Self.maximumCount) files and folders in this set"
                throw failure(message, help: "look for symlinks, through which folders are read many times")
            }
            for name in names.sorted() {
                let path = Path.join(folder, name)
                let onDisk = Path.join(root, path)
                if try Disk.kind(of: onDisk) == .link, let problem = try problem(withSymlink: onDisk) {
                    let place = Diagnostic.Place(file: onDisk)
                    problems.append(Diagnostic(problem, at: place, help: "put a copy in its place"))
                } else if try Disk.isFolder(onDisk) {
                    try collect(below: path)
                } else {
                    files.append(SourceFile(path: path, contents: try Disk.read(onDisk)))
                    size += files.last?.contents.count ?? 0
                    if size > Self.maximumSize {
                        let message = "the files of this set have more than \(Self.maximumSize >> 20) MB"
                        throw failure(message, help: "look for files that no module needs")
                    }
                }
            }
        }

        private func failure(_ message: String, help: String) -> Failure {
            Failure(.data, message, at: Diagnostic.Place(file: root), help: help)
        }

        private func problem(withSymlink path: String) throws(Failure) -> String? {
            guard try checkout.holds(path) else {
                return "this is a symlink that leads out of the set's repository, or into git's own folder"
            }
            guard let target = try Disk.realPath(path), let folder = try Disk.realPath(Path.parent(of: path)) else {
                return nil
            }
            let isBack = folder.path(within: target) != nil
            return isBack ? "this is a symlink that leads back to a folder that it is in" : nil
        }
    }
}
