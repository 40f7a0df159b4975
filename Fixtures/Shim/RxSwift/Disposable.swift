/// Something that holds on to resources, most often a subscription, until it is disposed of.
public protocol Disposable {
    /// Lets the resources go. Only the first call counts.
    func dispose()
}

extension Disposable {
    /// Puts this into `bag`, to be disposed of with it.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// A disposable that tells whether it has been disposed of.
public protocol Cancelable: Disposable {
    /// Whether it has been disposed of.
    var isDisposed: Bool { get }
}
