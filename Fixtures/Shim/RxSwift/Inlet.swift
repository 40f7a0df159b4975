import Foundation

/// One of several sequences that are joined for an observer, with those of its elements that have not been used.
final class Inlet<Element> {
    private let source: Observable<Element>
    private let keepsLatest: Bool
    private var elements: [Element] = []
    private(set) var isDone = false

    init(_ source: Observable<Element>, keepsLatest: Bool) {
        self.source = source
        self.keepsLatest = keepsLatest
    }

    /// The element that goes into the next result.
    func take() -> Element { keepsLatest ? elements[0] : elements.removeFirst() }
}

/// An inlet, whatever its elements are.
protocol AnyInlet: AnyObject {
    /// Whether there is an element for the next result.
    var isReady: Bool { get }
    /// Whether the sequence has ended.
    var isDone: Bool { get }

    /// Subscribes, and reports each event after it has been taken in.
    func open(_ lock: NSRecursiveLock, _ report: @escaping (Event<Void>) -> Void) -> any Disposable
}

extension Inlet: AnyInlet {
    var isReady: Bool { !elements.isEmpty }

    func open(_ lock: NSRecursiveLock, _ report: @escaping (Event<Void>) -> Void) -> any Disposable {
        source.observe { [self] event in
            lock.withLock {
                if case .next(let element) = event {
                    elements = keepsLatest ? [element] : elements + [element]
                    return report(.next(()))
                }
                isDone = true
                report(event.error.map(Event.error) ?? .completed)
            }
        }
    }
}
