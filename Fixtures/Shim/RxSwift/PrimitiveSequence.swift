/// A sequence that keeps a promise about its events, which `Trait` names.
public struct PrimitiveSequence<Trait, Element>: PrimitiveSequenceType, ObservableConvertibleType {
    let source: Observable<Element>

    /// This sequence.
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

    /// The same sequence, without its promise.
    public func asObservable() -> Observable<Element> { source }
}

/// A `PrimitiveSequence` of one kind, by which extensions name it.
public protocol PrimitiveSequenceType<Trait, Element> {
    /// The promise.
    associatedtype Trait
    /// What the events carry.
    associatedtype Element

    /// The sequence itself.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequenceType {
    var source: Observable<Element> { primitiveSequence.source }
}
