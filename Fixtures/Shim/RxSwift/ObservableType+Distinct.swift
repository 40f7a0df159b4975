extension ObservableType {
    /// The elements that differ from the one before.
    public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
        distinctUntilChanged({ $0 }, comparer: ==)
    }

    /// The elements whose key differs from that of the one before.
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinctUntilChanged(keySelector, comparer: ==)
    }

    /// The elements that `comparer` does not find equal to the one before.
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: comparer)
    }

    /// The elements whose key `comparer` does not find equal to that of the last one passed on.
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key,
        comparer: @escaping (Key, Key) throws -> Bool
    ) -> Observable<Element> {
        lift { sink in
            var last: Key?
            return { element in
                let key = try keySelector(element)
                if let last, try comparer(last, key) { return }
                last = key
                sink.on(.next(element))
            }
        }
    }
}
