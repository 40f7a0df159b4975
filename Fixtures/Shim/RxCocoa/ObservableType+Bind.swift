import RxSwift

extension ObservableType {
    /// Sends every event to the observers.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        subscribe { event in for observer in observers { observer.on(event) } }
    }

    /// Sends every event to the observers.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        map(Optional.some).subscribe { event in for observer in observers { observer.on(event) } }
    }

    /// What `binder` makes of the sequence.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Calls `onNext` with every element; an error is a mistake of the program.
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext, onError: { assertionFailure("Binding error: \($0)") })
    }

    /// Calls `onNext` with every element and `object`, which is not retained, as long as it lives.
    public func bind<Object: AnyObject>(
        with object: Object,
        onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable {
        bind { [weak object] element in object.map { onNext($0, element) } }
    }
}
