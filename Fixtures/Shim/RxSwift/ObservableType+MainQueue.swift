extension ObservableType {
    /// The sequence delivered on the main queue, in order, which after an error goes on with what `recover` gives.
    package func deliveredOnMain(
        recover: @escaping (any Error) -> Observable<Element>
    ) -> Observable<Element> {
        let source = asObservable()
        let scheduler = MainScheduler()
        return Observable(run: { sink in
            let subscription = SerialDisposable()
            let first = SerialDisposable()
            subscription.disposable = first
            first.disposable = source.observe { event in
                scheduler.schedule {
                    if first.isDisposed { return }
                    guard let error = event.error else { return sink.on(event) }
                    subscription.disposable = recover(error).observe(sink.on)
                }
            }
            return subscription
        })
    }

    /// The sequence subscribed to, and let go, by way of `schedule`.
    package func subscribed(
        by schedule: @escaping (@escaping () -> Void) -> Void
    ) -> Observable<Element> {
        let source = asObservable()
        return Observable(run: { sink in
            let subscription = SerialDisposable()
            schedule {
                if subscription.isDisposed { return }
                let inner = source.observe(sink.on)
                subscription.disposable = Disposables.create { schedule(inner.dispose) }
            }
            return subscription
        })
    }
}
