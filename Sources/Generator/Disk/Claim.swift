#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The folders that a run has to itself, from before it plans until it has ended: those that it writes into, or where
/// they are not there the nearest above that is.
///
/// A module may be written from its own folder's parent or from one above. So a run shares the folders above its own with
/// others of the kind, and who would have one of them to itself waits.
struct Claim {

    /// How long a run waits for another, and after what time it says so, in milliseconds.
    private static let (patience, silence) = (60_000, 500)
    /// How often a run looks again because others have changed what it had found.
    private static let rounds = 100

    /// By their paths.
    private let folders: [String: Folder]
    /// The folders above those, as far as they are this user's.
    private let shared: [String: Folder]

    /// Waits until no other run is at work in the folders, and takes back what runs that were killed did in them.
    ///
    /// - Parameters:
    ///   - modules: those that the run is about, which may be in any of the output folders.
    ///   - isCancelled: asked while another run is waited for; when it is true, this one fails.
    ///   - tell: is given what a person is to know.
    /// - Throws: a `cannotCreate` failure if another run does not end, or an `inputOutput` failure.
    init(
        _ outputs: [OutputFolder],
        modules: [Module],
        isCancelled: () -> Bool,
        tell: (Diagnostic) -> Void
    ) throws(Failure) {
        let wanted = Set(outputs.map(\.identity))
        var others: Set<String> = []
        for _ in 0..<Self.rounds {
            let folders = try Self.open(wanted, others)
            let shared = try Self.open(above: folders.keys)
            var locked: Set<String> = []
            // Always in the same order, so that no two runs wait for each other.
            for (path, folder) in folders.merging(shared, uniquingKeysWith: { $1 }).sorted(by: { $0.key < $1.key })
            where try Self.lock(folder, isShared: shared[path] != nil, isCancelled, tell) {
                locked.insert(path)
            }
            // Who was waited for may have made a folder that is meant, or taken it away.
            var areThere = true
            for folder in folders.values where try !folder.isThere { areThere = false }
            guard areThere, try Self.open(wanted, []).keys.allSatisfy(folders.keys.contains) else { continue }
            // Where the output folder is not there, no module is.
            let inner = wanted.filter(folders.keys.contains).lazy.flatMap { output in
                modules.lazy.map { Disk.join(output, $0.folder) }
            }
            let runs = try KilledRun.find(near: folders.keys, modules: inner)
            let needed = Set(runs.flatMap(\.paths))
            guard needed.isSubset(of: folders.keys) else {
                others.formUnion(needed)
                continue
            }
            // Where a file system has no locks, nobody can tell a killed run from one that is at work.
            let killed = runs.filter { locked.isSuperset(of: $0.paths) }
            guard !killed.isEmpty else {
                (self.folders, self.shared) = (folders, shared)
                return
            }
            for run in killed { try run.takeBack(tell) }
            others = []
        }
        let places = outputs.map { quoted($0.path) }.joined(separator: ", ")
        throw Failure(.cannotCreate, "what is in \(places) changes all the time", help: "run the command again")
    }

    /// The folder in which what goes into an output folder is prepared.
    func folder(for output: OutputFolder) -> Folder? {
        var path = output.identity
        while folders[path] == nil, path != "/" { path = Disk.parent(of: path) }
        return folders[path]
    }

    /// The nearest folders that are there, by their paths.
    private static func open(_ wanted: Set<String>, _ others: Set<String>) throws(Failure) -> [String: Folder] {
        var folders: [String: Folder] = [:]
        for path in others { folders[path] = try Folder(path) }
        for var path in wanted {
            guard path.hasPrefix("/") else { throw Failure(.cannotCreate, "cannot tell where \(quoted(path)) is") }
            while folders[path] == nil {
                if let folder = try Folder(path) { folders[path] = folder } else { path = Disk.parent(of: path) }
            }
        }
        return folders
    }

    /// The folders above, but for those that somebody else could keep locked.
    private static func open(above paths: some Collection<String>) throws(Failure) -> [String: Folder] {
        var folders: [String: Folder] = [:]
        for var path in paths {
            while path != "/" {
                path = Disk.parent(of: path)
                guard folders[path] == nil, !paths.contains(path), try Disk.owner(of: path) == Disk.user else {
                    continue
                }
                // What cannot be opened, no run has to itself.
                folders[path] = try? Folder(path)
            }
        }
        return folders
    }

    /// - Returns: false if there are no locks.
    private static func lock(
        _ folder: Folder,
        isShared: Bool,
        _ isCancelled: () -> Bool,
        _ tell: (Diagnostic) -> Void
    ) throws(Failure) -> Bool {
        for waited in stride(from: 0, to: patience, by: 10) {
            switch folder.lock(isShared: isShared) {
            case .taken: return true
            case .unknown: return false
            case .elsewhere: break
            }
            if waited == silence {
                tell(Diagnostic("waiting for another run that is at work in '\(folder.shown(""))'", severity: .note))
            }
            if isCancelled() { throw Failure(.inputOutput, "interrupted") }
            usleep(10_000)
        }
        let message = "another run is at work in '\(folder.shown(""))', or another program has locked the folder"
        throw Failure(.cannotCreate, message, help: "run the command again when it has ended")
    }
}
