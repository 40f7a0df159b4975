import Foundation

/// How long a shared sequence remembers.
public enum SubjectLifetimeScope {
    /// Until the last observer leaves, or the source ends.
    case whileConnected
    /// For ever.
    case forever
}

/// One subscription to the source, and those who share it.
private final class Connection<Element> {
    let subject: Subject<Element>
    let upstream = SerialDisposable()
    var observers = 0

    init(subject: Subject<Element>) {
        self.subject = subject
    }
}

private final class Share<Element> {
    private let source: Observable<Element>
    private let makeSubject: () -> Subject<Element>
    /// Whether the source is let go before the observers hear of its end, and not after.
    private let releasesFirst: Bool
    private let lock = NSRecursiveLock()
    private var connection: Connection<Element>?

    init(source: Observable<Element>, releasesFirst: Bool, makeSubject: @escaping () -> Subject<Element>) {
        self.source = source
        self.releasesFirst = releasesFirst
        self.makeSubject = makeSubject
    }

    func subscribe(_ observer: @escaping (Event<Element>) -> Void) -> any Disposable {
        let (connection, subscription, isFirst) = lock.withLock {
            let connection = self.connection ?? Connection(subject: makeSubject())
            let subscription = connection.subject.subscribe(observer)
            if connection.subject.state.stop != nil { return (connection, subscription, false) }
            self.connection = connection
            connection.observers += 1
            return (connection, subscription, connection.observers == 1)
        }
        if isFirst {
            connection.upstream.disposable = source.observe { self.receive($0, from: connection) }
        }
        return Disposables.create { [weak self, weak connection] in
            subscription.dispose()
            if let connection { self?.leave(connection) }
        }
    }

    private func receive(_ event: Event<Element>, from connection: Connection<Element>) {
        let isCurrent = lock.withLock {
            guard self.connection === connection else { return false }
            if event.isStopEvent { self.connection = nil }
            return true
        }
        guard isCurrent else { return }
        if event.isStopEvent && releasesFirst { connection.upstream.dispose() }
        connection.subject.on(event)
        // The source holds this connection, and the connection the source.
        if event.isStopEvent { connection.upstream.dispose() }
    }

    private func leave(_ connection: Connection<Element>) {
        let isLast = lock.withLock {
            guard self.connection === connection else { return false }
            connection.observers -= 1
            if connection.observers == 0 { self.connection = nil }
            return connection.observers == 0
        }
        if isLast { connection.upstream.dispose() }
    }
}

extension ObservableType {
    /// One subscription to the source for all observers, to whom its last `replay` elements are repeated.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        let source = asObservable()
        if scope == .whileConnected && replay <= 1 {
            let share = Share(source: source, releasesFirst: false) { Subject(.replay(replay)) }
            return Observable(start: share.subscribe)
        }
        let lasting = Subject<Element>(.replay(replay))
        let share = Share(source: source, releasesFirst: true) {
            scope == .forever ? lasting : Subject(.replay(replay))
        }
        return Observable(run: { sink in share.subscribe(sink.on) })
    }
}
