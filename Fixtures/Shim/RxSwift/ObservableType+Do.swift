extension ObservableType {
    /// Runs the closures at the events, before and after the observer hears of them; what one throws ends the sequence.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil,
        afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable(run: { sink in
            onSubscribe?()
            let subscription = source.observe { event in
                do {
                    try event.visit(onNext, onError, onCompleted)
                    sink.forward(event)
                    try event.visit(afterNext, afterError, afterCompleted)
                    if event.isStopEvent { sink.dispose() }
                } catch {
                    sink.on(.error(error))
                }
            }
            onSubscribed?()
            return Disposables.create {
                subscription.dispose()
                onDispose?()
            }
        })
    }
}

extension Event {
    fileprivate func visit(
        _ next: ((Element) throws -> Void)?,
        _ failure: ((any Error) throws -> Void)?,
        _ completion: (() throws -> Void)?
    ) throws {
        switch self {
        case .next(let element): try next?(element)
        case .error(let error): try failure?(error)
        case .completed: try completion?()
        }
    }
}
