import Foundation

extension Observable {
    /// The elements of several sequences put together.
    static func join<each Source>(
        _ source: repeat Observable<each Source>,
        keepsLatest: Bool,
        _ selector: @escaping (repeat each Source) throws -> Element
    ) -> Observable<Element> {
        // Sequences that are named one by one are let go before the observer hears of their end.
        join(JoinEnding(isEarly: keepsLatest, releasesFirst: true)) {
            let inlets = Inlets(repeat each source, keepsLatest: keepsLatest)
            return (inlets.all, { try selector(repeat each inlets.take()) })
        }
    }

    /// The elements of any number of sequences of one type put together.
    static func join<Source>(
        _ sources: [Observable<Source>],
        keepsLatest: Bool,
        _ selector: @escaping ([Source]) throws -> Element
    ) -> Observable<Element> {
        join(JoinEnding(isEarly: true, releasesFirst: false)) {
            let inlets = sources.map { Inlet($0, keepsLatest: keepsLatest) }
            return (inlets, { try selector(inlets.map { $0.take() }) })
        }
    }

    /// A result whenever, after an element has come, all inlets have one; `open` gives each observer inlets of its own.
    private static func join(
        _ ending: JoinEnding,
        _ open: @escaping () -> ([any AnyInlet], () throws -> Element)
    ) -> Observable<Element> {
        Observable(run: { sink in
            let lock = NSRecursiveLock()
            let (inlets, result) = open()
            let subscriptions = inlets.map { inlet in
                let subscription = SerialDisposable()
                subscription.disposable = inlet.open(lock) { event in
                    if event.isStopEvent && ending.releasesFirst { subscription.dispose() }
                    switch event {
                    case .next where inlets.allSatisfy(\.isReady):
                        do { sink.on(.next(try result())) } catch { sink.on(.error(error)) }
                    case .next:
                        if ending.isEarly && inlets.allSatisfy({ $0 === inlet || $0.isDone }) { sink.on(.completed) }
                    case .error(let error): sink.on(.error(error))
                    case .completed:
                        if inlets.allSatisfy(\.isDone) { sink.on(.completed) }
                        subscription.dispose()
                    }
                }
                return subscription
            }
            return Disposables.create(subscriptions)
        })
    }
}

/// How a join ends.
private struct JoinEnding {
    /// Whether it completes at an element that can no longer become a result.
    let isEarly: Bool
    /// Whether a source is let go before the observer hears of its end, and not after.
    let releasesFirst: Bool
}

/// The inlets of sequences with elements of different types.
private struct Inlets<each Element> {
    private let inlets: (repeat Inlet<each Element>)

    init(_ source: repeat Observable<each Element>, keepsLatest: Bool) {
        inlets = (repeat Inlet(each source, keepsLatest: keepsLatest))
    }

    var all: [any AnyInlet] {
        var all: [any AnyInlet] = []
        for inlet in repeat each inlets { all.append(inlet) }
        return all
    }

    /// The elements that go into the next result.
    func take() -> (repeat each Element) { (repeat (each inlets).take()) }
}
