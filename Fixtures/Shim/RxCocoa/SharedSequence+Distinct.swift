import RxSwift

extension SharedSequenceConvertibleType {
    /// The elements that differ from the one before.
    public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> where Element: Equatable {
        SharedSequence(sharing: asObservable().distinctUntilChanged())
    }

    /// The elements whose key differs from that of the one before.
    public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(sharing: asObservable().distinctUntilChanged(keySelector))
    }

    /// The elements that `comparer` does not find equal to the one before.
    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(sharing: asObservable().distinctUntilChanged(comparer))
    }

    /// The elements whose key `comparer` does not find equal to that of the one before.
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) -> Key,
        comparer: @escaping (Key, Key) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sharing: asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }
}
