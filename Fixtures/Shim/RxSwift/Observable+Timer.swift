import Dispatch

extension ObservableType where Element: FixedWidthInteger {
    /// Zero after `dueTime`, and then either the end or, every `period`, the next number.
    public static func timer(
        _ dueTime: DispatchTimeInterval,
        period: DispatchTimeInterval? = nil,
        scheduler: SerialDispatchQueueScheduler
    ) -> Observable<Element> {
        Observable(run: { sink in
            var count: Element = 0
            return MainQueue.timer(after: dueTime, every: period) {
                sink.on(.next(count))
                count &+= 1
                if period == nil { sink.on(.completed) }
            }
        })
    }
}
