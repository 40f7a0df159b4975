/// One run of an operator for one observer: nothing passes once it is disposed of, and with it goes its subscription.
package final class Sink<Element>: Disposable {
    /// The observer itself, which hears of events even after disposal.
    let observer: (Event<Element>) -> Void
    private let subscription = SerialDisposable()

    fileprivate init(observer: @escaping (Event<Element>) -> Void) {
        self.observer = observer
    }

    /// Passes an event on and, if nothing can follow it, lets the subscription go.
    package func on(_ event: Event<Element>) {
        forward(event)
        if event.isStopEvent { dispose() }
    }

    /// Passes an event on.
    func forward(_ event: Event<Element>) {
        if !subscription.isDisposed { observer(event) }
    }

    package func dispose() { subscription.dispose() }

    fileprivate func hold(_ upstream: any Disposable) { subscription.disposable = upstream }
}

extension Observable {
    /// The one way operators are made: for every observer a sink, which holds what `run` returns.
    ///
    /// The outermost subscription of a thread starts its trampoline, so that the sequences below take turns.
    package convenience init(run: @escaping (Sink<Element>) -> any Disposable) {
        self.init(start: { observer in
            Trampoline.start {
                let sink = Sink(observer: observer)
                sink.hold(run(sink))
                return sink
            }
        })
    }
}

extension ObservableType {
    /// The commonest operator: `makeStep` is asked once per observer what to do with an element; what it throws, and the
    /// end of the source, end the sequence.
    func lift<Result>(_ makeStep: @escaping (Sink<Result>) -> (Element) throws -> Void) -> Observable<Result> {
        let source = asObservable()
        return Observable<Result>(run: { sink in source.feed(sink, makeStep(sink)) })
    }
}

extension Observable {
    /// Takes a step for every element; what it throws, and the end of this sequence, end the sink's.
    func feed<Result>(_ sink: Sink<Result>, _ step: @escaping (Element) throws -> Void) -> any Disposable {
        observe { event in
            switch event {
            case .next(let element):
                do { try step(element) } catch { sink.on(.error(error)) }
            case .error(let error): sink.on(.error(error))
            case .completed: sink.on(.completed)
            }
        }
    }
}
