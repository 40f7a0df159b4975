extension ObservableType {
    /// A sequence that runs `subscribe` for every observer.
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
        Observable(run: { sink in
            let gate = Gate()
            return subscribe(
                AnyObserver { event in
                    if gate.admits(last: event.isStopEvent) { sink.on(event) }
                }
            )
        })
    }

    /// A sequence of one element.
    public static func just(_ element: Element) -> Observable<Element> {
        immediate([.next(element), .completed])
    }

    /// A sequence that ends at once.
    public static func empty() -> Observable<Element> { immediate([.completed]) }

    /// A sequence that fails at once.
    public static func error(_ error: any Error) -> Observable<Element> { immediate([.error(error)]) }

    /// A sequence without any event.
    public static func never() -> Observable<Element> { immediate([]) }

    /// A sequence of the given elements.
    public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }

    /// A sequence of an array's elements.
    public static func from(_ array: [Element]) -> Observable<Element> {
        each(of: array, schedule: Trampoline.schedule)
    }

    /// A sequence of a sequence's elements.
    public static func from<Source: Sequence>(_ sequence: Source) -> Observable<Element>
    where Source.Element == Element {
        each(of: sequence, schedule: Trampoline.schedule)
    }

    /// A sequence of the value, if there is one.
    public static func from(optional: Element?) -> Observable<Element> {
        immediate(optional.map { [.next($0), .completed] } ?? [.completed])
    }

    /// Every element, and then the completion, in a step of its own, so that other work has its turn between them.
    package static func each<Source: Sequence>(
        of elements: Source,
        schedule: @escaping (@escaping () -> Void) -> Void
    ) -> Observable<Element> where Source.Element == Element {
        Observable(run: { sink in
            let stop = SerialDisposable()
            var iterator = elements.makeIterator()
            func step() {
                if stop.isDisposed { return }
                guard let element = iterator.next() else { return sink.on(.completed) }
                sink.on(.next(element))
                schedule(step)
            }
            schedule(step)
            return stop
        })
    }

    private static func immediate(_ events: [Event<Element>]) -> Observable<Element> {
        Observable(start: { observer in
            events.forEach(observer)
            return Disposables.create()
        })
    }
}
