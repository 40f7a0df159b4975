extension ObservableType {
    /// The elements of all the sequences that the elements are turned into.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        merge(latestOnly: false, selector)
    }

    /// The elements of the sequence that the latest element is turned into.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        merge(latestOnly: true, selector)
    }

    private func merge<Source: ObservableConvertibleType>(
        latestOnly: Bool,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let source = asObservable()
        return Observable<Source.Element>(run: { sink in
            Merge(into: sink, latestOnly: latestOnly).run(source) { try selector($0).asObservable() }
        })
    }
}
