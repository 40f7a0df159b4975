import RxSwift

/// How a sequence is shared.
public protocol SharingStrategyProtocol {
    /// The sequence, with one subscription for all observers.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A sequence for user interfaces: it cannot fail, delivers on the main queue and shares its source.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    private let source: Observable<Element>

    init(sharing source: Observable<Element>) {
        self.source = SharingStrategy.share(source)
    }

    init(unshared source: Observable<Element>) {
        self.source = source
    }

    /// The same sequence, without its promises.
    public func asObservable() -> Observable<Element> { source }

    /// This sequence.
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// Something that can be seen as a `SharedSequence`, by which extensions name one of a kind.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
    /// How the sequence is shared.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// The same sequence as a `SharedSequence`.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension ObservableConvertibleType {
    func shared<Strategy>(
        _ strategy: Strategy.Type = Strategy.self,
        recover: @escaping (any Error) -> Observable<Element> = { _ in .empty() }
    ) -> SharedSequence<Strategy, Element> {
        SharedSequence(sharing: asObservable().deliveredOnMain(recover: recover))
    }
}
