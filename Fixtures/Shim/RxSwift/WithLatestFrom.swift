import Foundation

extension ObservableType {
    /// Every element, combined with the second sequence's latest one; those that come before it has any are dropped.
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping (Element, Source.Element) throws -> Result
    ) -> Observable<Result> {
        let source = asObservable()
        let other = second.asObservable()
        return Observable<Result>(run: { sink in
            let lock = NSRecursiveLock()
            var latest: Source.Element?
            let otherSubscription = SerialDisposable()
            otherSubscription.disposable = other.observe { event in
                lock.withLock {
                    switch event {
                    case .next(let element): latest = element
                    case .error(let error): sink.on(.error(error))
                    case .completed: otherSubscription.dispose()
                    }
                }
            }
            let subscription = source.feed(sink) { element in
                try lock.withLock {
                    if let latest { sink.on(.next(try resultSelector(element, latest))) }
                }
            }
            return Disposables.create(subscription, otherSubscription)
        })
    }

    /// The second sequence's latest element whenever this one has an element.
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        withLatestFrom(second) { $1 }
    }
}
