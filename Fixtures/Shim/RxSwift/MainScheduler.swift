import Foundation

/// Runs work on the main queue, later and in order.
public class SerialDispatchQueueScheduler: @unchecked Sendable {
    fileprivate init() {}

    package func schedule(_ action: @escaping () -> Void) { MainQueue.hop(action) }
}

/// Runs work on the main queue: at once if already there and nothing of this scheduler's is running or waiting, else by a
/// hop, so that what is scheduled stays in order.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    /// The shared scheduler.
    public static let instance = MainScheduler()

    /// A scheduler that always hops.
    public static let asyncInstance = SerialDispatchQueueScheduler()

    private let lock = NSLock()
    private var pending = 0

    package override init() {}

    package override func schedule(_ action: @escaping () -> Void) {
        let isIdle = lock.withLock {
            pending += 1
            return pending == 1
        }
        let work = {
            action()
            self.lock.withLock { self.pending -= 1 }
        }
        if isIdle { MainQueue.run(work) } else { MainQueue.hop(work) }
    }
}
