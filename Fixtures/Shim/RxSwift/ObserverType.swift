/// Something events can be sent to.
public protocol ObserverType<Element> {
    /// What the events carry.
    associatedtype Element

    /// Takes the next event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Sends an element.
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Ends the sequence with an error.
    public func onError(_ error: any Error) { on(.error(error)) }

    /// Ends the sequence well.
    public func onCompleted() { on(.completed) }
}

/// An observer of any kind, known by its elements only.
public struct AnyObserver<Element>: ObserverType {
    private let handler: (Event<Element>) -> Void

    /// An observer that calls `eventHandler` with every event.
    public init(eventHandler: @escaping (Event<Element>) -> Void) {
        handler = eventHandler
    }

    /// Takes the next event.
    public func on(_ event: Event<Element>) { handler(event) }
}
