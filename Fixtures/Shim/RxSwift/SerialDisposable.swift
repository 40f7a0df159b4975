import Foundation

/// A place for one disposable: a new one replaces the old, which is disposed of; after disposal none is kept.
package final class SerialDisposable: Cancelable {
    private let lock = NSLock()
    private var current: (any Disposable)?
    private var disposed = false

    package init() {}

    package var isDisposed: Bool { lock.withLock { disposed } }

    package var disposable: (any Disposable)? {
        get { lock.withLock { current } }
        set {
            let outgoing = lock.withLock {
                if disposed { return newValue }
                defer { current = newValue }
                return current
            }
            outgoing?.dispose()
        }
    }

    package func dispose() {
        let outgoing = lock.withLock {
            disposed = true
            defer { current = nil }
            return current
        }
        outgoing?.dispose()
    }
}
