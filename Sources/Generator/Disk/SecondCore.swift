import Dispatch

/// Work that goes on beside the caller's own, one piece after the other: while files are written, the next are rendered.
final class SecondCore: @unchecked Sendable {

    private let queue = DispatchQueue(label: "vipergen")
    private let work = DispatchGroup()
    /// How many more pieces may wait.
    private let room = DispatchSemaphore(value: 4)
    /// Why the first piece that failed did. Written in the queue, and read only where nothing is at work: therefore the
    /// class is as safe as it says.
    private var failure: Failure?

    /// Takes a piece of work. After one that failed, none is done.
    ///
    /// - Returns: false if enough is waiting: who has the piece may rather do it than wait too.
    func take(_ piece: @escaping @Sendable () throws(Failure) -> Void) -> Bool {
        guard room.wait(timeout: .now()) == .success else { return false }
        queue.async(group: work) { [self] in
            defer { room.signal() }
            guard failure == nil else { return }
            do throws(Failure) {
                try piece()
            } catch {
                failure = error
            }
        }
        return true
    }

    /// Waits until nothing is at work.
    ///
    /// - Throws: the failure of the first piece that failed.
    func finish() throws(Failure) {
        work.wait()
        if let failure { throw failure }
    }
}
