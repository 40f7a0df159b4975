import RxSwift

/// A control's property: its value and then the person's changes of it, and an observer that sets it.
public struct ControlProperty<PropertyType>: ObservableType, ObserverType {
    /// What the property's values are.
    public typealias Element = PropertyType

    private let values: Observable<PropertyType>
    private let valueSink: AnyObserver<PropertyType>

    /// A property whose values are `values` and that is set through `valueSink`.
    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Values.Element == PropertyType, Sink.Element == PropertyType {
        self.values = values.subscribed(by: MainQueue.run)
        self.valueSink = AnyObserver(eventHandler: valueSink.on)
    }

    /// The changes, without the value at subscription.
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.droppingFirst()) }

    /// Sends the values to `observer` until the returned subscription is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == PropertyType {
        values.subscribe(observer)
    }

    /// The values, without the possibility to set any.
    public func asObservable() -> Observable<PropertyType> { values }

    /// The values as a driver.
    public func asDriver() -> Driver<PropertyType> { shared() }

    /// Sets the property.
    public func on(_ event: Event<PropertyType>) { valueSink.on(event) }
}

extension ControlProperty where PropertyType == String? {
    /// The same property, with an empty text in place of none.
    public var orEmpty: ControlProperty<String> {
        let setter = self
        return ControlProperty<String>(
            values: asObservable().map { $0 ?? "" },
            valueSink: AnyObserver<String> { event in
                switch event {
                case .next(let text): setter.on(.next(text))
                case .error(let error): setter.on(.error(error))
                case .completed: setter.on(.completed)
                }
            }
        )
    }
}
