import Foundation

/// Those who listen, what they have missed, and how it ended: what subjects and shared sequences are made of.
///
/// An event goes to whoever listens when it comes: who leaves meanwhile still gets it, who joins meanwhile does not.
final class Subject<Element> {
    enum Memory {
        /// The last elements, the ended sequence's too.
        case replay(Int)
        /// One element from the start, for as long as the sequence has not ended.
        case current(Element)
    }

    private let lock = NSRecursiveLock()
    private let memory: Memory
    private var observers = Bag<(Event<Element>) -> Void>()
    private var missed: [Element] = []
    private var stop: Event<Element>?

    init(_ memory: Memory) {
        self.memory = memory
        if case .current(let element) = memory { missed = [element] }
    }

    /// The last element, if any is kept, and the event that nothing followed.
    var state: (last: Element?, stop: Event<Element>?) { lock.withLock { (missed.last, stop) } }

    func on(_ event: Event<Element>) {
        let receivers = lock.withLock {
            if stop != nil { return [] as [(Event<Element>) -> Void] }
            let receivers = observers.values
            if case .next(let element) = event {
                remember(element)
            } else {
                stop = event
                observers.removeAll()
            }
            return receivers
        }
        for receiver in receivers { receiver(event) }
    }

    func subscribe(_ observer: @escaping (Event<Element>) -> Void) -> any Disposable {
        lock.withLock {
            // A value that is always there is told to an observer that listens already, so that it hears what it causes.
            if case .current = memory, stop == nil {
                let key = observers.insert(observer)
                for element in missed { observer(.next(element)) }
                return leaving(key)
            }
            if case .replay = memory { for element in missed { observer(.next(element)) } }
            if let stop {
                observer(stop)
                return Disposables.create()
            }
            return leaving(observers.insert(observer))
        }
    }

    private func remember(_ element: Element) {
        missed.append(element)
        let capacity = if case .replay(let count) = memory { count } else { 1 }
        missed.removeFirst(max(0, missed.count - capacity))
    }

    private func leaving(_ key: Int) -> any Disposable {
        Disposables.create { [weak self] in
            self?.lock.withLock { _ = self?.observers.remove(key) }
        }
    }
}
