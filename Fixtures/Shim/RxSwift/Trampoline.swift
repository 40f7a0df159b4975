import Foundation

/// The queue of a thread's outermost subscription: what synchronous sequences have to say is said in turns, first come,
/// first served, and all of it before that subscription returns.
final class Trampoline {
    private static let key = "RxSwift.Trampoline"
    private var steps: [() -> Void] = []

    private static var current: Trampoline? {
        get { Thread.current.threadDictionary[key] as? Trampoline }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Runs `body`, and then, if this was the outermost call on the thread, what was put off meanwhile.
    static func start<Result>(_ body: () -> Result) -> Result {
        guard current == nil else { return body() }
        let trampoline = Trampoline()
        current = trampoline
        defer { current = nil }
        let result = body()
        while !trampoline.steps.isEmpty { trampoline.steps.removeFirst()() }
        return result
    }

    /// Puts `step` off until those before it have run.
    static func schedule(_ step: @escaping () -> Void) {
        start { current?.steps.append(step) }
    }
}
