import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Sends every event to the observers. From the main queue only, as all of `drive`.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        onMain.subscribe { event in for observer in observers { observer.on(event) } }
    }

    /// Sends every event to the observers.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        onMain.map(Optional.some).subscribe { event in for observer in observers { observer.on(event) } }
    }

    /// Sends every element to the relays.
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// Sends every element to the relays.
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// What `transformation` makes of the sequence.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        transformation(onMain)
    }

    /// Keeps the sequence going, for what it does on the way.
    public func drive() -> any Disposable { drive(onNext: nil) }

    /// Calls the closures with the events; `onDisposed` once, after the end or on disposal.
    public func drive(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        onMain.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls the closures with the events and `object`, which is not retained, as long as it lives.
    public func drive<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        onMain.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

extension SharedSequenceConvertibleType {
    /// The sequence for an observer, who must be on the main queue: it would miss what is sent there meanwhile.
    var onMain: Observable<Element> {
        precondition(MainQueue.isCurrent, "Subscribe to drivers and signals on the main queue.")
        return asObservable()
    }
}
