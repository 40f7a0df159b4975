/// A sequence that keeps a promise about its events, which `Trait` names.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
    let source: Observable<Element>

    /// The same sequence, without its promise.
    public func asObservable() -> Observable<Element> { source }
}
