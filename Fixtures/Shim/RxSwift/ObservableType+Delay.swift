import Foundation

extension ObservableType {
    /// The sequence, later: but an error is passed on at once.
    public func delay(
        _ dueTime: DispatchTimeInterval,
        scheduler: SerialDispatchQueueScheduler
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable(run: { sink in
            let lock = NSLock()
            // Timers may overtake each other, events must not.
            var waiting: [Event<Element>] = []
            let timers = CompositeDisposable()
            let subscription = source.observe { event in
                if case .error = event { return sink.on(event) }
                lock.withLock { waiting.append(event) }
                let timer = MainQueue.timer(after: dueTime, every: nil) {
                    sink.on(lock.withLock { waiting.removeFirst() })
                }
                _ = timers.insert(timer)
            }
            return Disposables.create(subscription, timers)
        })
    }
}

extension PrimitiveSequence {
    /// The sequence, later: but an error is passed on at once.
    public func delay(
        _ dueTime: DispatchTimeInterval,
        scheduler: SerialDispatchQueueScheduler
    ) -> PrimitiveSequence {
        PrimitiveSequence(source: source.delay(dueTime, scheduler: scheduler))
    }
}
