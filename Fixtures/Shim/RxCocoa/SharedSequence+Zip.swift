import RxSwift

extension SharedSequenceConvertibleType {
    /// A result for the first element of each source, one for the second of each, and so on.
    public static func zip<each Source>(
        _ source: repeat SharedSequence<SharingStrategy, each Source>,
        resultSelector: @escaping (repeat each Source) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            sharing: .zip(repeat (each source).asObservable(), resultSelector: resultSelector)
        )
    }

    /// A result for the first element of each source, one for the second of each, and so on.
    public static func zip<Sources: Collection, Source>(
        _ collection: Sources,
        resultSelector: @escaping ([Source]) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> where Sources.Element == SharedSequence<SharingStrategy, Source> {
        SharedSequence(
            sharing: .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector)
        )
    }

    /// The first elements of all sources, then the second ones, and so on.
    public static func zip<Sources: Collection>(
        _ collection: Sources
    ) -> SharedSequence<SharingStrategy, [Element]> where Sources.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>.zip(collection) { $0 }
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The first elements of all sources, then the second ones, and so on.
    public static func zip<each Source>(
        _ source: repeat SharedSequence<SharingStrategy, each Source>
    ) -> SharedSequence<SharingStrategy, (repeat each Source)> {
        SharedSequence<SharingStrategy, (repeat each Source)>(
            sharing: Observable.zip(repeat (each source).asObservable())
        )
    }
}
