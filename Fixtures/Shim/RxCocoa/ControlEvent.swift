import RxSwift

/// What happens to a control: it cannot fail, ends with the control, and is subscribed to on the main queue.
public struct ControlEvent<PropertyType>: ObservableType {
    /// What the events carry.
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// The events of `events`.
    public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
        self.events = events.subscribed(by: MainQueue.run)
    }

    /// Sends the events to `observer` until the returned subscription is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == PropertyType {
        events.subscribe(observer)
    }

    /// The same sequence, without its promises.
    public func asObservable() -> Observable<PropertyType> { events }

    /// The events as a driver, which repeats the last one.
    public func asDriver() -> Driver<PropertyType> { shared() }

    /// The events as a signal.
    public func asSignal() -> Signal<PropertyType> { shared() }
}
