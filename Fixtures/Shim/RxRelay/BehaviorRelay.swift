import RxSwift

/// A value that can be observed: a subject that never ends and always has a value.
public final class BehaviorRelay<Element>: ObservableType {
    private let subject: BehaviorSubject<Element>

    /// A relay that has the value `value`.
    public init(value: Element) {
        subject = BehaviorSubject(value: value)
    }

    /// The current value.
    public var value: Element {
        // Only a subject that has failed has none.
        try! subject.value()
    }

    /// Sets the value and sends it to all observers.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends the relay's values to `observer`, the current one first, until the returned subscription is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay's values, without the possibility to set any.
    public func asObservable() -> Observable<Element> { subject }
}
