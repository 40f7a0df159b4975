import Foundation

/// The main queue, where on Linux one may be without being on the main thread.
package enum MainQueue {
    private static let mark: DispatchSpecificKey<Void> = {
        let mark = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: mark, value: ())
        return mark
    }()

    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

    /// Runs `action` at once if on the main queue, else later.
    package static func run(_ action: @escaping () -> Void) {
        if isCurrent { action() } else { hop(action) }
    }

    /// Runs `action` later.
    static func hop(_ action: @escaping () -> Void) {
        // As in the real framework, what the work takes along to the other thread is its sender's responsibility.
        nonisolated(unsafe) let action = action
        DispatchQueue.main.async { action() }
    }

    /// Runs `action` after `delay` and, if there is a period, over and over.
    static func timer(
        after delay: DispatchTimeInterval,
        every period: DispatchTimeInterval?,
        _ action: @escaping () -> Void
    ) -> any Disposable {
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { action() }
        timer.schedule(deadline: .now() + delay, repeating: period ?? .never)
        timer.resume()
        return Disposables.create { timer.cancel() }
    }
}
