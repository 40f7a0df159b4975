import RxSwift

extension SharedSequenceConvertibleType {
    /// Every element, combined with the second sequence's latest one; those that come before it has any are dropped.
    public func withLatestFrom<Other, Result>(
        _ second: SharedSequence<SharingStrategy, Other>,
        resultSelector: @escaping (Element, Other) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(
            sharing: asObservable().withLatestFrom(second, resultSelector: resultSelector)
        )
    }

    /// The second sequence's latest element whenever this one has an element; the two may share differently.
    public func withLatestFrom<Sharing, Other>(
        _ second: SharedSequence<Sharing, Other>
    ) -> SharedSequence<SharingStrategy, Other> {
        SharedSequence<SharingStrategy, Other>(sharing: asObservable().withLatestFrom(second))
    }
}
