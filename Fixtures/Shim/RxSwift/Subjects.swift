/// A sequence that is fed by hand; observers hear what comes after they have subscribed.
public final class PublishSubject<Element>: Observable<Element>, ObserverType {
    private let subject = Subject<Element>(.replay(0))

    /// A subject without events.
    public init() {
        super.init(start: subject.subscribe)
    }

    /// Sends an event to all observers.
    public func on(_ event: Event<Element>) { subject.on(event) }
}

/// A sequence that is fed by hand and always has a value, which a new observer hears first.
public final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
    private let subject: Subject<Element>

    /// A subject that has the value `value`.
    public init(value: Element) {
        let subject = Subject(.current(value))
        self.subject = subject
        super.init(start: subject.subscribe)
    }

    /// The current value, which a completed subject keeps; a failed one throws its error.
    public func value() throws -> Element {
        let (last, stop) = subject.state
        if let error = stop?.error { throw error }
        return last!
    }

    /// Sends an event to all observers.
    public func on(_ event: Event<Element>) { subject.on(event) }
}

/// A sequence that is fed by hand and repeats its last elements to a new observer, after its end too.
public final class ReplaySubject<Element>: Observable<Element>, ObserverType {
    private let subject: Subject<Element>

    private init(bufferSize: Int) {
        let subject = Subject<Element>(.replay(bufferSize))
        self.subject = subject
        super.init(start: subject.subscribe)
    }

    /// A subject that repeats `bufferSize` elements.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        ReplaySubject(bufferSize: bufferSize)
    }

    /// Sends an event to all observers.
    public func on(_ event: Event<Element>) { subject.on(event) }
}
