/// The hidden folder in which a run prepares new files, and keeps the originals of deleted and replaced ones until the
/// run is complete. Its name is random. Its `.gitignore` makes git ignore it, and has a nonce that the run's journal
/// has too.
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
        func failure() -> Failure {
            Failure(.cannotCreate, "cannot create the folder '\(entry.shown)'", help: "run the command again")
        }
        guard try entry.makeFolder(mode: 0o700) else { throw failure() }
        do throws(Failure) {
            guard let folder = try entry.folder.folder(entry.name) else { throw failure() }
            inside = WritableRoot(own: folder)
            try inside.entry(Self.mark).write(Self.marking(nonce))
        } catch {
            // An empty folder can be deleted even if it cannot be opened.
            if (try? entry.removeFolder()) != true { try? entry.remove() }
            throw error
        }
    }

    /// The folder that a run left.
    ///
    /// - Returns: nil if there is none, or if another run or program made it.
    init?(leftAt entry: Entry, nonce: String) throws(Failure) {
        guard let folder = try entry.folder.folder(entry.name), try folder.status.owner == Disk.user else { return nil }
        (self.entry, inside) = (entry, WritableRoot(own: folder))
        let (mark, whole) = (try folder.read(Self.mark) ?? [], Self.marking(nonce))
        if mark == whole { return }
        // A run can be killed before it has written the whole mark, or after it has deleted it. The folder is empty then.
        guard whole.starts(with: mark), try folder.names().allSatisfy({ $0 == Self.mark }) else { return nil }
    }

    private static func marking(_ nonce: String) -> [UInt8] { Array("# \(nonce)\n*\n".utf8) }

    /// The place where the new file or folder of a step is prepared.
    func prepared(_ number: Int) throws(Failure) -> Entry { try inside.entry("\(number)") }

    /// The same for a folder in a new folder. It is made with its parents.
    func preparedFolder(_ number: Int, _ names: [String]) throws(Failure) -> WritableRoot {
        try inside.root((["\(number)"] + names).joined(separator: "/"), makesFolders: true)
    }

    /// The place of the original that a step deletes or replaces.
    func original(_ number: Int) throws(Failure) -> Entry { try inside.entry("\(number)\(Self.originalSuffix)") }

    /// Deletes the folder with everything in it, the mark last: the mark shows that the folder is the run's.
    ///
    /// - Parameter keepsOriginals: whether originals that were not restored stay, and the folder with them.
    /// - Returns: whether there are any.
    @discardableResult
    func remove(keepsOriginals: Bool = false) throws(Failure) -> Bool {
        func isKept(_ name: String) -> Bool { keepsOriginals && name.hasSuffix(Self.originalSuffix) }
        let names = try inside.folder.names()
        for name in names where name != Self.mark && !isKept(name) { try inside.entry(name).remove() }
        if names.contains(where: isKept) { return true }
        try inside.entry(Self.mark).removeFile()
        if try !entry.removeFolder() { try entry.remove() }
        return false
    }
}
