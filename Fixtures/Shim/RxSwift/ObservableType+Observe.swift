extension ObservableType {
    /// The sequence, of which every event is delivered by the scheduler.
    public func observe(on scheduler: SerialDispatchQueueScheduler) -> Observable<Element> {
        let source = asObservable()
        return Observable(run: { sink in
            source.observe { event in scheduler.schedule { sink.on(event) } }
        })
    }
}

extension PrimitiveSequence {
    /// The sequence, of which every event is delivered by the scheduler.
    public func observe(on scheduler: SerialDispatchQueueScheduler) -> PrimitiveSequence {
        PrimitiveSequence(source: source.observe(on: scheduler))
    }
}
