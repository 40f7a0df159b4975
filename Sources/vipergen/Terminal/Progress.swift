import VipergenGenerator

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// One line on a terminal that says what is being done. Nothing is printed where standard error is no terminal.
struct Progress {

    /// True if the line is wanted, and the terminal can redraw it.
    let isShown: Bool
    let isQuiet: Bool
    private var hasLine = false

    init(isShown: Bool, isQuiet: Bool) {
        (self.isShown, self.isQuiet) = (isShown, isQuiet)
    }

    /// Replaces the line.
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
