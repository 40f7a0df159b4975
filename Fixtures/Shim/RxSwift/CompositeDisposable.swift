import Foundation

/// Disposables that are disposed of together.
public final class CompositeDisposable: Cancelable {
    /// What an inserted disposable is taken out by.
    public struct DisposeKey {
        fileprivate let key: Int
    }

    private let lock = NSLock()
    private var disposables: Bag<any Disposable>? = Bag()

    /// A group of the given disposables.
    public convenience init(_ disposables: any Disposable...) {
        self.init(disposables: disposables)
    }

    /// A group of the given disposables.
    public init(disposables: [any Disposable]) {
        for disposable in disposables { _ = self.disposables?.insert(disposable) }
    }

    /// Whether the group has been disposed of.
    public var isDisposed: Bool { lock.withLock { disposables == nil } }

    /// The number of disposables in the group.
    public var count: Int { lock.withLock { disposables?.count ?? 0 } }

    /// Adds a disposable; if the group is disposed of already, so is the disposable, at once, and there is no key.
    public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key = lock.withLock { disposables?.insert(disposable) }
        if key == nil { disposable.dispose() }
        return key.map(DisposeKey.init)
    }

    /// Takes a disposable out and disposes of it.
    public func remove(for disposeKey: DisposeKey) {
        lock.withLock { disposables?.remove(disposeKey.key) }?.dispose()
    }

    /// Disposes of the whole group, in order.
    public func dispose() {
        let disposables = lock.withLock {
            defer { self.disposables = nil }
            return self.disposables
        }
        for disposable in disposables?.values ?? [] { disposable.dispose() }
    }
}
