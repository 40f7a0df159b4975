extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Calls `observer` with the end.
    public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
        let gate = Gate()
        return source.subscribe { event in
            guard gate.admits(last: true) else { return }
            switch event {
            case .next(let element): observer(.success(element))
            case .error(let error): observer(.failure(error))
            case .completed: assertionFailure("A single cannot complete without an element.")
            }
        }
    }

    /// Calls the closures with the end; `onDisposed` once, after it or on disposal.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onFailure: ((any Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let end = Disposables.create { onDisposed?() }
        let subscription = subscribe { event in
            switch event {
            case .success(let element): onSuccess?(element)
            case .failure(let error): onFailure?(error)
            }
            end.dispose()
        }
        return Disposables.create(subscription, end)
    }

    /// Calls the closures with the end and `object`, which is not retained, if it lives.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: { [weak object] element in object.map { onSuccess?($0, element) } },
            onFailure: { [weak object] error in object.map { onFailure?($0, error) } },
            onDisposed: { [weak object] in object.map { onDisposed?($0) } }
        )
    }
}
