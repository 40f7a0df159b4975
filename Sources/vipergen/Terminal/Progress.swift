import VipergenGenerator

/// One line on a terminal that says what is being done, and how much of it is done. Nothing is printed where standard
/// error is no terminal.
struct Progress {

    /// Fewer things are done before a person could read the line.
    private static let leastCount = 100

    /// True if the line is wanted, and the terminal can redraw it.
    let isShown: Bool
    let isQuiet: Bool
    /// The number of columns of a terminal that does not say its own.
    let usualWidth: Int
    /// What is on the terminal.
    private var line = ""
    private var activity = ""
    private var percentage = 0

    init(isShown: Bool, isQuiet: Bool, usualWidth: Int) {
        (self.isShown, self.isQuiet, self.usualWidth) = (isShown, isQuiet, usualWidth)
    }

    /// Replaces the line.
    ///
    /// - Parameter share: how much is done, from 0 to 1. What is shown of an activity only rises: the package manager finds
    ///   more to do as it goes on.
    mutating func show(_ activity: String, share: Double = 0) {
        guard isShown else { return }
        if activity != self.activity { (self.activity, percentage) = (activity, 0) }
        percentage = max(percentage, Int(share * 100))
        let text = visible(percentage == 0 ? activity : "\(percentage) % \(activity)")
        // A line as wide as the terminal would wrap on some.
        let width = max((Stream.errors.width ?? usualWidth) - 2, 0)
        let new = text.prefix(width) + "…"
        guard new != line else { return }
        write("\r\u{1B}[K\(new)")
        line = String(new)
    }

    /// Replaces the line where many things are done one after the other.
    ///
    /// - Parameter done: how many of `count` are done.
    mutating func show(_ activity: String, _ done: Int, of count: Int) {
        if count >= Self.leastCount { show(activity, share: Double(done) / Double(count)) }
    }

    /// Prints a line that stays.
    mutating func note(_ text: String) {
        end()
        if !isQuiet { write(text + "\n") }
    }

    /// Removes the line.
    mutating func end() {
        if !line.isEmpty { write("\r\u{1B}[K") }
        line = ""
    }

    private func write(_ text: String) {
        try? Stream.errors.write(text)
    }
}
