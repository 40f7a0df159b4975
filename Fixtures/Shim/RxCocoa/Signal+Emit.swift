import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Sends every event to the observers. From the main queue only, as all of `emit`.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        onMain.subscribe { event in for observer in observers { observer.on(event) } }
    }

    /// Sends every event to the observers.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        onMain.map(Optional.some).subscribe { event in for observer in observers { observer.on(event) } }
    }

    /// Sends every element to the relays.
    public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// Sends every element to the relays.
    public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// Sends every element to the relays.
    public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// Sends every element to the relays.
    public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// Keeps the sequence going, for what it does on the way.
    public func emit() -> any Disposable { emit(onNext: nil) }

    /// Calls the closures with the events; `onDisposed` once, after the end or on disposal.
    public func emit(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        onMain.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls the closures with the events and `object`, which is not retained, as long as it lives.
    public func emit<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        onMain.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}
