extension ObservableType {
    /// Every element, transformed.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        lift { sink in { sink.on(.next(try transform($0))) } }
    }

    /// Every element, transformed, where that gives something.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        lift { sink in { element in try transform(element).map { sink.on(.next($0)) } } }
    }

    /// The elements that fulfil `predicate`.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        lift { sink in { if try predicate($0) { sink.on(.next($0)) } } }
    }

    /// The accumulated value after each element, kept for each observer.
    public func scan<Value>(
        into seed: Value,
        accumulator: @escaping (inout Value, Element) throws -> Void
    ) -> Observable<Value> {
        lift { sink in
            var value = seed
            return { element in
                try accumulator(&value, element)
                sink.on(.next(value))
            }
        }
    }

    /// The accumulated value after each element, kept for each observer.
    public func scan<Value>(
        _ seed: Value,
        accumulator: @escaping (Value, Element) throws -> Value
    ) -> Observable<Value> {
        scan(into: seed) { $0 = try accumulator($0, $1) }
    }

    /// The given elements, then the sequence's.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = asObservable()
        return Observable(run: { sink in
            for element in elements { sink.observer(.next(element)) }
            return source.observe(sink.observer)
        })
    }

    /// The elements after the first.
    package func droppingFirst() -> Observable<Element> {
        lift { sink in
            var isFirst = true
            return { element in
                if !isFirst { sink.on(.next(element)) }
                isFirst = false
            }
        }
    }

    /// The first `count` elements, then the end.
    public func take(_ count: Int) -> Observable<Element> {
        if count == 0 { return .empty() }
        return lift { sink in
            var remaining = count
            return { element in
                if remaining == 0 { return }
                remaining -= 1
                sink.on(.next(element))
                if remaining == 0 { sink.on(.completed) }
            }
        }
    }

    /// The elements before the first that does not fulfil `predicate`, then the end.
    public func take(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        lift { sink in
            var isRunning = true
            return { element in
                guard isRunning else { return }
                isRunning = try predicate(element)
                sink.on(isRunning ? .next(element) : .completed)
            }
        }
    }
}
