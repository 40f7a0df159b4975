#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The folders that a run has locked from before it plans until it ends: the repositories that its output folders are in, or
/// outside of a repository the nearest existing ancestors. So one run at a time writes there.
struct RunLock {

    /// In the order of their paths, each once.
    let roots: [WritableRoot]

    /// Waits until no other run has the folders.
    ///
    /// - Parameter wait: what to do while another run is at work.
    /// - Throws: a `cannotCreate` failure if another run does not end, or an `inputOutput` failure.
    init(_ outputs: [OutputFolder], _ wait: Waiting) throws(Failure) {
        while true {
            let roots = try Self.roots(of: outputs)
            for root in roots { try wait.forLock("'\(root.folder.shown())'", root.folder.lock) }
            // The run that this one waited for may have made an output folder, or moved one away.
            let now = try Self.roots(of: outputs).map(\.folder.path)
            var areThere = now == roots.map(\.folder.path)
            for root in roots where areThere { areThere = try root.folder.isThere }
            if areThere {
                self.roots = roots
                return
            }
            try wait.checkCancellation()
        }
    }

    private static func roots(of outputs: [OutputFolder]) throws(Failure) -> [WritableRoot] {
        var roots: [String: WritableRoot] = [:]
        for output in outputs {
            let root = try WritableRoot(around: output.identity)
            roots[root.folder.path] = roots[root.folder.path] ?? root
        }
        // Always in the same order, so that no two runs wait for each other.
        return roots.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The index of the innermost root that a path is in, and the rest of the path, empty for the root itself.
    ///
    /// - Parameter path: from the root of the file system, without symlinks.
    func place(of path: String) -> (root: Int, path: String)? {
        for index in roots.indices.reversed() {
            if let rest = path.path(within: roots[index].folder.path) { return (index, rest) }
        }
        return nil
    }
}

/// How a run waits for another one.
struct Waiting {

    /// After what time a run says that it waits, in milliseconds.
    private static let silence = 500

    /// Asked all the time; when it is true, the run fails.
    let isCancelled: () -> Bool
    /// Is given what to tell the person.
    let tell: (Diagnostic) -> Void
    /// How long a run waits for another, in milliseconds.
    var patience = 60_000

    func checkCancellation() throws(Failure) {
        if isCancelled() { throw Failure(.inputOutput, "interrupted") }
    }

    /// Waits for a lock.
    ///
    /// - Parameters:
    ///   - what: what is locked, as a person would name it.
    ///   - lock: tries to lock it.
    /// - Returns: false where the file system has no locks.
    @discardableResult
    func forLock(_ what: String, _ lock: () -> Folder.LockState) throws(Failure) -> Bool {
        for waited in stride(from: 0, to: patience, by: 10) {
            switch lock() {
            case .taken: return true
            case .unknown: return false
            case .elsewhere: break
            }
            if waited == Self.silence { tell(Diagnostic("waiting for another run in \(what)", severity: .note)) }
            try checkCancellation()
            usleep(10_000)
        }
        let message = "another run is still at work in \(what), or another program has locked it"
        throw Failure(.cannotCreate, message, help: "run the command again when it has ended")
    }
}
