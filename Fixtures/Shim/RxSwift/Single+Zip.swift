extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A result made of the elements of all, which run at once.
    public static func zip<each Source>(
        _ source: repeat Single<each Source>,
        resultSelector: @escaping (repeat each Source) throws -> Element
    ) -> Single<Element> {
        Single(source: .join(repeat (each source).source, keepsLatest: false, resultSelector))
    }

    /// A result made of the elements of all, which run at once.
    public static func zip<Sources: Collection, Result>(
        _ sources: Sources,
        resultSelector: @escaping ([Element]) throws -> Result
    ) -> Single<Result> where Sources.Element == Single<Element> {
        sources.isEmpty
            ? Single<[Element]>.just([]).map(resultSelector)
            : Single<Result>(source: .join(sources.map(\.source), keepsLatest: false, resultSelector))
    }

    /// The elements of all, which run at once.
    public static func zip<Sources: Collection>(_ sources: Sources) -> Single<[Element]>
    where Sources.Element == Single<Element> {
        zip(sources) { $0 }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
    /// The elements of all, which run at once.
    public static func zip<each Source>(
        _ source: repeat Single<each Source>
    ) -> Single<(repeat each Source)> {
        Single(
            source: .join(repeat (each source).source, keepsLatest: false) {
                (element: repeat each Source) in (repeat each element)
            }
        )
    }
}
