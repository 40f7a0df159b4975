extension ObservableType {
    /// A result for the first element of each source, one for the second of each, and so on.
    public static func zip<each Source: ObservableType>(
        _ source: repeat each Source,
        resultSelector: @escaping (repeat (each Source).Element) throws -> Element
    ) -> Observable<Element> {
        .join(repeat (each source).asObservable(), keepsLatest: false, resultSelector)
    }

    /// A result for the first element of each source, one for the second of each, and so on.
    public static func zip<Sources: Collection>(
        _ collection: Sources,
        resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableType {
        collection.isEmpty
            ? .empty()
            : .join(collection.map { $0.asObservable() }, keepsLatest: false, resultSelector)
    }

    /// The first elements of all sources, then the second ones, and so on.
    public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
    where Sources.Element: ObservableType<Element> {
        Observable<[Element]>.zip(collection) { $0 }
    }
}

extension ObservableType where Element == Any {
    /// The first elements of all sources, then the second ones, and so on.
    public static func zip<each Source: ObservableType>(
        _ source: repeat each Source
    ) -> Observable<(repeat (each Source).Element)> {
        .join(repeat (each source).asObservable(), keepsLatest: false) {
            (element: repeat (each Source).Element) in (repeat each element)
        }
    }
}
