import RxSwift

extension SharedSequenceConvertibleType {
    /// Every element, transformed.
    public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(sharing: asObservable().map(selector))
    }

    /// Every element, transformed, where that gives something.
    public func compactMap<Result>(
        _ selector: @escaping (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(sharing: asObservable().compactMap(selector))
    }

    /// The elements that fulfil `predicate`.
    public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sharing: asObservable().filter(predicate))
    }

    /// The elements of all the sequences that the elements are turned into.
    public func flatMap<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(sharing: asObservable().flatMap(selector))
    }

    /// The elements of the sequence that the latest element is turned into.
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(sharing: asObservable().flatMapLatest(selector))
    }

    /// The accumulated value after each element, from the start again once the last observer has left.
    public func scan<Value>(
        _ seed: Value,
        accumulator: @escaping (Value, Element) -> Value
    ) -> SharedSequence<SharingStrategy, Value> {
        SharedSequence<SharingStrategy, Value>(sharing: asObservable().scan(seed, accumulator: accumulator))
    }

    /// The given element, then the sequence's.
    public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sharing: asObservable().startWith(element))
    }

    /// Runs the closures at the events, before and after the observers hear of them.
    public func `do`(
        onNext: ((Element) -> Void)? = nil,
        afterNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        afterCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            sharing: asObservable().do(
                onNext: onNext,
                afterNext: afterNext,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }
}
