extension ObservableType {
    /// The elements of all the sequences as they come.
    public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        Observable(run: { sink in Merge(into: sink, latestOnly: false).run(sources) })
    }

    /// The elements of all the sequences as they come.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of all the sequences that this one has for elements.
    public func merge() -> Observable<Element.Element> { flatMap { $0 } }
}
