import Foundation

/// Sequences that are listened to, all at once or only the latest; the whole completes when none is left and no more come.
final class Merge<Element> {
    private let lock = NSRecursiveLock()
    private let sink: Sink<Element>
    private let latestOnly: Bool
    private let outer = SerialDisposable()
    /// The place of the latest sequence, if only that counts; the others are in the group themselves.
    private let inner = SerialDisposable()
    private let group: CompositeDisposable
    private var latest: SerialDisposable?
    private var running = 0
    private var isClosed = false

    init(into sink: Sink<Element>, latestOnly: Bool) {
        self.sink = sink
        self.latestOnly = latestOnly
        group = CompositeDisposable(outer, inner)
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
        return group
    }

    /// Listens to all the sequences.
    func run(_ sources: some Collection<Observable<Element>>) -> any Disposable {
        for source in sources { add { source } }
        close()
        return group
    }

    private func add(_ make: () throws -> Observable<Element>) {
        let subscription = SerialDisposable()
        let source: Observable<Element>? = lock.withLock {
            do {
                let source = try make()
                latest = subscription
                running = latestOnly ? 1 : running + 1
                return source
            } catch {
                sink.on(.error(error))
                return nil
            }
        }
        guard let source else { return }
        let key = latestOnly ? nil : group.insert(subscription)
        if latestOnly { inner.disposable = subscription } else if key == nil { return }
        subscription.disposable = source.observe { [self] event in
            lock.withLock {
                if let key, event.isCompleted { group.remove(for: key) }
                if latestOnly && event.isStopEvent { subscription.dispose() }
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
