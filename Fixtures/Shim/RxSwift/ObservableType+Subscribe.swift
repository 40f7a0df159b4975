extension ObservableType {
    /// Calls `on` with every event.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        let gate = Gate()
        return asObservable().observe { event in
            if gate.admits(last: event.isStopEvent) { on(event) }
        }
    }

    /// Calls the closures with the events; `onDisposed` once, after the end or on disposal.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let end = Disposables.create { onDisposed?() }
        let subscription = subscribe { event in
            switch event {
            case .next(let element): onNext?(element)
            case .error(let error): onError?(error)
            case .completed: onCompleted?()
            }
            if event.isStopEvent { end.dispose() }
        }
        return Disposables.create(subscription, end)
    }

    /// Calls the closures with the events and `object`, which is not retained, as long as it lives.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] element in object.map { onNext?($0, element) } },
            onError: { [weak object] error in object.map { onError?($0, error) } },
            onCompleted: { [weak object] in object.map { onCompleted?($0) } },
            onDisposed: { [weak object] in object.map { onDisposed?($0) } }
        )
    }
}
