import Foundation

/// Disposables that live as long as the bag: when it goes, they are disposed of in the order in which they came.
public final class DisposeBag {
    private let lock = NSLock()
    private var disposables: [any Disposable] = []

    /// An empty bag.
    public init() {}

    /// Puts disposables into the bag.
    public func insert(_ disposables: any Disposable...) {
        lock.withLock { self.disposables += disposables }
    }

    deinit {
        for disposable in disposables { disposable.dispose() }
    }
}
