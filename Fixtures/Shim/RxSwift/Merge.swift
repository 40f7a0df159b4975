import Foundation

/// Sequences that are listened to, all at once or only the latest; the whole completes when none is left and no more come.
final class Merge<Element> {
    private let lock = NSRecursiveLock()
    private let sink: Sink<Element>
    private let latestOnly: Bool
    private let outer = SerialDisposable()
    private let inners = CompositeDisposable()
    private var latest: SerialDisposable?
    private var running = 0
    private var isClosed = false

    init(into sink: Sink<Element>, latestOnly: Bool) {
        self.sink = sink
        self.latestOnly = latestOnly
    }

    /// Listens to the sequences that the source's elements are turned into.
    func run<Source>(
        _ source: Observable<Source>,
        _ selector: @escaping (Source) throws -> Observable<Element>
    ) -> any Disposable {
        outer.disposable = source.observe { [self] event in
            switch event {
            case .next(let element): add { try selector(element) }
            case .error(let error): lock.withLock { sink.on(.error(error)) }
            case .completed: close()
            }
        }
        return Disposables.create(outer, inners)
    }

    /// Listens to all the sequences.
    func run(_ sources: some Collection<Observable<Element>>) -> any Disposable {
        for source in sources { add { source } }
        close()
        return inners
    }

    private func add(_ make: () throws -> Observable<Element>) {
        let subscription = SerialDisposable()
        var previous: SerialDisposable?
        let source: Observable<Element>? = lock.withLock {
            do {
                let source = try make()
                previous = latest
                latest = latestOnly ? subscription : nil
                running = latestOnly ? 1 : running + 1
                return source
            } catch {
                sink.on(.error(error))
                return nil
            }
        }
        previous?.dispose()
        guard let source, let key = inners.insert(subscription) else { return }
        subscription.disposable = source.observe { [self] event in
            lock.withLock {
                if event.isStopEvent { inners.remove(for: key) }
                if latestOnly && latest !== subscription { return }
                guard event.isCompleted else { return sink.on(event) }
                running -= 1
                if isClosed && running == 0 { sink.on(.completed) }
            }
        }
    }

    /// No more sequences come; the source ends before the whole does.
    private func close() {
        lock.withLock {
            isClosed = true
            outer.dispose()
            if running == 0 { sink.on(.completed) }
        }
    }
}
