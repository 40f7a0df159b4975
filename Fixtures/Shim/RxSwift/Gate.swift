import Foundation

/// Lets events through until one after which nothing follows.
final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var isShut = false

    /// Whether the event may pass; it shuts the gate if it is the last one.
    func admits(last isLast: Bool) -> Bool {
        lock.withLock {
            defer { isShut = isShut || isLast }
            return !isShut
        }
    }
}
