/// The hidden folder in which a run prepares what it puts into place, and keeps what it takes away until the run is complete.
/// Its name is random. It has a file `.gitignore`, so that git passes it over, with a nonce that the run's journal has too.
struct StagingFolder {

    static let prefix = ".vipergen-"
    private static let mark = ".gitignore"
    private static let originalSuffix = ".old"

    let entry: Entry
    private let inside: WritableRoot

    /// Makes the folder.
    ///
    /// - Parameters:
    ///   - entry: where nothing is.
    ///   - nonce: what its journal has.
    init(_ entry: Entry, nonce: String) throws(Failure) {
        self.entry = entry
        guard try entry.makeFolder(mode: 0o700) else { throw Self.failure(entry) }
        var mark: Entry?
        do throws(Failure) {
            guard let folder = try entry.folder.folder(entry.name) else { throw Self.failure(entry) }
            inside = WritableRoot(own: folder)
            mark = try inside.entry(Self.mark)
            try mark?.write(Self.marking(nonce))
        } catch {
            // What cannot be opened can still be deleted.
            try? mark?.removeFile()
            _ = try? entry.removeFolder()
            throw error
        }
    }

    private static func failure(_ entry: Entry) -> Failure {
        Failure(.cannotCreate, "cannot create the folder '\(entry.shown)'", help: "run the command again")
    }

    /// The folder that a run left.
    ///
    /// - Returns: nil if there is none, or what is there was not made by that run.
    init?(leftAt entry: Entry, nonce: String) throws(Failure) {
        self.entry = entry
        guard let folder = try entry.folder.folder(entry.name), try folder.status.attributes.owner == Disk.user else {
            return nil
        }
        inside = WritableRoot(own: folder)
        // A run can be killed before it writes the mark, and after it deleted it. Both times nothing else is there.
        if try folder.read(Self.mark) == Self.marking(nonce) { return }
        guard try folder.names().isEmpty else { return nil }
    }

    private static func marking(_ nonce: String) -> [UInt8] { Array("# \(nonce)\n*\n".utf8) }

    /// Where what a step puts into place is prepared.
    func prepared(_ number: Int) throws(Failure) -> Entry { try inside.entry("\(number)") }

    /// The same for a folder in a new folder. It and those on the way are made.
    func preparedFolder(_ number: Int, _ names: [String]) throws(Failure) -> WritableRoot {
        try inside.makingFolders((["\(number)"] + names).joined(separator: "/"))
    }

    /// Where what a step takes away is kept.
    func original(_ number: Int) throws(Failure) -> Entry { try inside.entry("\(number)\(Self.originalSuffix)") }

    /// Deletes the folder with everything in it.
    func remove() throws(Failure) { try entry.remove(last: Self.mark) }

    /// Deletes the folder, or everything in it but the originals that were not put back.
    ///
    /// - Returns: whether there are any.
    func removeAllButOriginals() throws(Failure) -> Bool {
        let names = try inside.folder.names()
        guard names.contains(where: { $0.hasSuffix(Self.originalSuffix) }) else {
            try remove()
            return false
        }
        for name in names where !name.hasSuffix(Self.originalSuffix) && name != Self.mark {
            try inside.entry(name).remove()
        }
        return true
    }
}
