extension ObservableType {
    /// A result for each element of any source, made of the latest of all, once all have one.
    public static func combineLatest<each Source: ObservableType>(
        _ source: repeat each Source,
        resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> {
        .join(repeat (each source).asObservable(), keepsLatest: true, resultSelector)
    }

    /// A result for each element of any source, made of the latest of all, once all have one.
    public static func combineLatest<Sources: Collection>(
        _ collection: Sources,
        resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableType {
        collection.isEmpty
            ? Observable.just([]).map(resultSelector)
            : .join(collection.map { $0.asObservable() }, keepsLatest: true, resultSelector)
    }

    /// The latest elements of all sources for each element of any, once all have one.
    public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
    where Sources.Element: ObservableType<Element> {
        Observable<[Element]>.combineLatest(collection) { $0 }
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of all sources for each element of any, once all have one.
    public static func combineLatest<each Source: ObservableType>(
        _ source: repeat each Source
    ) -> Observable<(repeat (each Source).Element)> {
        .join(repeat (each source).asObservable(), keepsLatest: true) {
            (element: repeat (each Source).Element) in (repeat each element)
        }
    }
}
