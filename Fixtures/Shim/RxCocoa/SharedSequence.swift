import RxSwift

/// How a sequence is shared.
public protocol SharingStrategyProtocol {
    /// The sequence, with one subscription for all observers.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A sequence for user interfaces: it cannot fail, delivers on the main queue and shares its source.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: ObservableConvertibleType {
    private let source: Observable<Element>

    init(sharing source: Observable<Element>) {
        self.source = SharingStrategy.share(source)
    }

    init(unshared source: Observable<Element>) {
        self.source = source
    }

    /// The same sequence, without its promises.
    public func asObservable() -> Observable<Element> { source }
}

extension ObservableConvertibleType {
    func shared<Strategy>(
        _ strategy: Strategy.Type = Strategy.self,
        recover: @escaping (any Error) -> Observable<Element> = { _ in .empty() }
    ) -> SharedSequence<Strategy, Element> {
        SharedSequence(sharing: asObservable().deliveredOnMain(recover: recover))
    }
}
