import RxSwift

/// A shared sequence that repeats nothing to a late observer: events.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// One subscription to the source while there are observers.
public enum SignalSharingStrategy: SharingStrategyProtocol {
    /// The sequence, with one subscription for all observers.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share()
    }
}

extension ObservableConvertibleType {
    /// A signal that gives `onErrorJustReturn` instead of an error, and then ends.
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        shared { _ in .just(onErrorJustReturn) }
    }

    /// A signal that goes on with `onErrorSignalWith` instead of an error.
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        shared { _ in onErrorSignalWith.asObservable() }
    }

    /// A signal that goes on with what `onErrorRecover` gives instead of an error.
    public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
        shared { onErrorRecover($0).asObservable() }
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// This signal.
    public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension PublishRelay {
    /// The relay's elements as a signal.
    public func asSignal() -> Signal<Element> { shared() }
}
