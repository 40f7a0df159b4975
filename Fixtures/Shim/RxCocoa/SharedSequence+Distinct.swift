import RxSwift

extension SharedSequence {
    /// The elements that differ from the one before.
    public func distinctUntilChanged() -> SharedSequence where Element: Equatable {
        SharedSequence(sharing: asObservable().distinctUntilChanged())
    }

    /// The elements whose key differs from that of the one before.
    public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key) -> SharedSequence {
        SharedSequence(sharing: asObservable().distinctUntilChanged(keySelector))
    }

    /// The elements that `comparer` does not find equal to the one before.
    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> SharedSequence {
        SharedSequence(sharing: asObservable().distinctUntilChanged(comparer))
    }

    /// The elements whose key `comparer` does not find equal to that of the one before.
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) -> Key,
        comparer: @escaping (Key, Key) -> Bool
    ) -> SharedSequence {
        SharedSequence(sharing: asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }
}
