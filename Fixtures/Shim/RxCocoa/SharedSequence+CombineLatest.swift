import RxSwift

extension SharedSequenceConvertibleType {
    /// A result for each element of any source, made of the latest of all, once all have one.
    public static func combineLatest<each Source>(
        _ source: repeat SharedSequence<SharingStrategy, each Source>,
        resultSelector: @escaping (repeat each Source) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            sharing: .combineLatest(repeat (each source).asObservable(), resultSelector: resultSelector)
        )
    }

    /// A result for each element of any source, made of the latest of all, once all have one.
    public static func combineLatest<Sources: Collection, Source>(
        _ collection: Sources,
        resultSelector: @escaping ([Source]) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> where Sources.Element == SharedSequence<SharingStrategy, Source> {
        SharedSequence(
            sharing: .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector)
        )
    }

    /// The latest elements of all sources for each element of any, once all have one.
    public static func combineLatest<Sources: Collection>(
        _ collection: Sources
    ) -> SharedSequence<SharingStrategy, [Element]> where Sources.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>.combineLatest(collection) { $0 }
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The latest elements of all sources for each element of any, once all have one.
    public static func combineLatest<each Source>(
        _ source: repeat SharedSequence<SharingStrategy, each Source>
    ) -> SharedSequence<SharingStrategy, (repeat each Source)> {
        SharedSequence<SharingStrategy, (repeat each Source)>(
            sharing: Observable.combineLatest(repeat (each source).asObservable())
        )
    }
}
