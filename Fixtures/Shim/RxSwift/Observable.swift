/// Something that can be seen as an `Observable`: an observable itself, a `Single`, a `Driver`, a relay.
public protocol ObservableConvertibleType<Element> {
    /// What the events carry.
    associatedtype Element

    /// The same sequence as an `Observable`.
    func asObservable() -> Observable<Element>
}

/// A sequence of events that observers subscribe to.
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Sends the sequence's events to `observer` until the returned subscription is disposed of.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

/// The sequence that every other kind is made of.
public class Observable<Element>: ObservableType {
    package typealias Handler = (Event<Element>) -> Void

    private let start: (@escaping Handler) -> any Disposable

    /// A sequence that runs `start` for every observer, as it is: what an observer gets after disposal is up to `start`.
    package init(start: @escaping (@escaping Handler) -> any Disposable) {
        self.start = start
    }

    /// Sends the sequence's events to `observer` until the returned subscription is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        observe(observer.on)
    }

    /// Subscribes a closure that needs no protection from what comes after the end.
    package func observe(_ handler: @escaping Handler) -> any Disposable { start(handler) }

    /// This sequence.
    public func asObservable() -> Observable<Element> { self }
}
