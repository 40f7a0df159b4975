import Foundation
import RxSwift

/// What happened, in order.
final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String] = []

    var lines: [String] { lock.withLock { entries } }

    func add(_ line: String) { lock.withLock { entries.append(line) } }

    /// A closure that adds a line.
    func adding(_ line: String) -> () -> Void { { self.add(line) } }

    /// A closure that adds an event.
    func event<Element>(_ event: Event<Element>) { add("\(event)") }
}

struct Failure: Error, CustomStringConvertible {
    var description: String { "failure" }
}

extension ObservableType {
    /// The sequence, which logs its life under a name.
    func traced(_ name: String, in log: Log) -> Observable<Element> {
        `do`(onSubscribe: log.adding("\(name) subscribed"), onDispose: log.adding("\(name) disposed"))
    }
}
