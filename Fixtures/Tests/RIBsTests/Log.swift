/// What happened, in order.
@preconcurrency @MainActor
final class Log {

    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    /// The lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
