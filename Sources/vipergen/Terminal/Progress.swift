import VipergenGenerator

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// One line on a terminal that tells what is being done. Where nobody looks, nothing is printed.
struct Progress {

    private let isShown: Bool
    private let isQuiet: Bool
    private var hasLine = false

    /// - Parameter isAllowed: whether the environment wants more than plain lines.
    init(_ environment: Environment, _ arguments: Arguments, isAllowed: Bool) {
        isQuiet = arguments[.quiet] != nil
        let isWanted = isAllowed ? arguments[.color] != "never" : arguments[.color] == "always"
        isShown = !isQuiet && environment.hasTerminalErrors && environment["TERM"] != "dumb" && isWanted
    }

    /// Puts a text in place of the line that is there.
    mutating func show(_ text: String) {
        guard isShown else { return }
        write("\r\u{1B}[K\(text)…")
        hasLine = true
    }

    /// Prints a line that stays.
    mutating func note(_ text: String) {
        end()
        if !isQuiet { write(text + "\n") }
    }

    /// Takes the line away.
    mutating func end() {
        if hasLine { write("\r\u{1B}[K") }
        hasLine = false
    }

    private func write(_ text: String) {
        _ = Disk.write(Array(text.utf8), toDescriptor: STDERR_FILENO)
    }
}
