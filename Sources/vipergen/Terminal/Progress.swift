import VipergenGenerator

/// One line on a terminal that says what is being done. Nothing is printed where standard error is no terminal.
struct Progress {

    /// True if the line is wanted, and the terminal can redraw it.
    let isShown: Bool
    let isQuiet: Bool
    private(set) var hasLine = false

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
        try? Stream.errors.write(text)
    }
}
