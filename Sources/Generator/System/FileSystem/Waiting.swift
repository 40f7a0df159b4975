/// How a run waits for another one.
struct Waiting {

    /// After this time, a run reports that it waits, in milliseconds.
    private static let silence = 500

    /// Called repeatedly; when it returns true, the run fails.
    let isCancelled: () -> Bool
    /// Shows a note or a warning to the person.
    let tell: (Diagnostic) -> Void
    /// How long a run waits for another one before it fails, in milliseconds.
    var patience = 60_000

    func checkCancellation() throws(Failure) {
        if isCancelled() { throw Failure(.inputOutput, "interrupted") }
    }

    /// Waits until a lock is free, and takes it.
    ///
    /// - Parameters:
    ///   - what: what is locked, as a person would name it.
    ///   - lock: tries to lock it.
    /// - Returns: false where the file system has no locks.
    @discardableResult
    func forLock(_ what: @autoclosure () -> String, _ lock: () -> OpenFile.LockState) throws(Failure) -> Bool {
        for waited in stride(from: 0, to: patience, by: 10) {
            switch lock() {
            case .taken: return true
            case .unknown: return false
            case .elsewhere: break
            }
            if waited == Self.silence { tell(Diagnostic("waiting for another run in \(what())", severity: .note)) }
            try checkCancellation()
            System.pause()
        }
        let message = "another run is still at work in \(what()), or another program has locked it"
        throw Failure(.cannotCreate, message, help: "run the command again when it has ended")
    }
}
