import Foundation
import RxCocoa
import RxSwift

/// What happened, in order.
final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String] = []

    var lines: [String] { lock.withLock { entries } }

    func add(_ line: String) { lock.withLock { entries.append(line) } }

    /// A closure that adds a line.
    func adding(_ line: String) -> () -> Void { { self.add(line) } }

    /// A closure that adds an event, under a name.
    func events<Element>(_ name: String = "") -> (Event<Element>) -> Void { { self.add("\(name)\($0)") } }
}

struct Failure: Error {}

extension ObservableType {
    /// The sequence, which logs its life under a name.
    func traced(_ name: String, in log: Log) -> Observable<Element> {
        `do`(onSubscribe: log.adding("\(name) subscribed"), onDispose: log.adding("\(name) disposed"))
    }
}

/// Lets everything happen that waits for the main queue.
func mainQueueHop() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
    }
}

extension DispatchQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        main.setSpecific(key: mark, value: true)
        return mark
    }()

    /// Whether the caller is on the main queue.
    static var isMain: Bool { getSpecific(key: mark) == true }
}

/// Runs `body` on another queue while the caller waits.
func elsewhere(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
        body()
        done.signal()
    }
    done.wait()
}
