import RxSwift

/// A subject that never ends.
public final class PublishRelay<Element>: ObservableType {
    private let subject = PublishSubject<Element>()

    /// A relay.
    public init() {}

    /// Sends an element to all observers.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends the relay's elements to `observer` until the returned subscription is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay's elements, without the possibility to send any.
    public func asObservable() -> Observable<Element> { subject }
}
