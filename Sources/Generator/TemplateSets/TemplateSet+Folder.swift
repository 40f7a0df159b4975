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

    /// Every file of a set's folder. Links are followed within the repository that the set is in.
    package static func files(in folder: String) throws(Failure) -> [SourceFile] {
        var collector = Collector(root: folder, checkout: try Checkout(around: folder))
        try collector.collect(below: "")
        guard collector.problems.isEmpty else { throw Failure(.data, collector.problems) }
        return collector.files
    }

    private struct Collector {

        /// More than any set has. Links may lead to one folder many times.
        private static let maximumCount = 10_000
        /// What all files of a set may have together, in bytes.
        private static let maximumSize = 64 << 20

        let root: String
        let checkout: Checkout
        private(set) var files: [SourceFile] = []
        private(set) var problems: [Diagnostic] = []
        private var count = 0
        private var size = 0

        init(root: String, checkout: Checkout) {
            (self.root, self.checkout) = (root, checkout)
        }

        mutating func collect(below folder: String) throws(Failure) {
            let names = try Disk.names(in: Path.join(root, folder)).filter { $0 != ".DS_Store" && $0 != ".git" }
            count += names.count
            guard count <= Self.maximumCount else {
                let message = "there are more than \(Self.maximumCount) files and folders in this set"
                let help = "look for links, which count again and again"
                throw Failure(.data, message, at: Diagnostic.Place(file: root), help: help)
            }
            for name in names.sorted() {
                let path = Path.join(folder, name)
                let onDisk = Path.join(root, path)
                if try Disk.kind(of: onDisk) == .link, let problem = try problem(withLink: onDisk) {
                    problems.append(
                        Diagnostic(problem, at: Diagnostic.Place(file: onDisk), help: "put a copy in its place")
                    )
                } else if try Disk.isFolder(onDisk) {
                    try collect(below: path)
                } else {
                    let file = SourceFile(path: path, contents: try Disk.readInput(onDisk))
                    size += file.contents.count
                    guard size <= Self.maximumSize else {
                        let message = "the files of this set have more than \(Self.maximumSize >> 20) MB"
                        let help = "look for files that no module needs"
                        throw Failure(.data, message, at: Diagnostic.Place(file: root), help: help)
                    }
                    files.append(file)
                }
            }
        }

        private func problem(withLink path: String) throws(Failure) -> String? {
            if try !checkout.holds(path) {
                return "this is a link that leads out of the set's repository, or into git's own folder"
            }
            guard let target = try Disk.realPath(path), let folder = try Disk.realPath(Path.parent(of: path)) else {
                return nil
            }
            return "\(folder)/".hasPrefix("\(target)/")
                ? "this is a link that leads back to a folder which it is in" : nil
        }
    }
}
