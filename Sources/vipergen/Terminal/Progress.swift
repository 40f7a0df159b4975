import VipergenGenerator

/// One line on a terminal that says what is being done, and how much of it is done.
struct Progress {

    /// What is on the terminal.
    private var line = ""
    private var activity = ""
    private var percentage = 0

    /// Replaces the line.
    ///
    /// - Parameters:
    ///   - share: how much is done, from 0 to 1. What is shown of an activity only rises: the package manager finds more to
    ///     do as it goes on.
    ///   - width: the number of columns of the terminal.
    mutating func show(_ activity: String, _ share: Double, width: Int) {
        if activity != self.activity { (self.activity, percentage) = (activity, 0) }
        percentage = max(percentage, Int(share * 100))
        let text = visible(percentage == 0 ? activity : "\(percentage) % \(activity)")
        // A line as wide as the terminal would wrap on some.
        let new = text.prefix(max(width - 2, 0)) + "…"
        guard new != line else { return }
        try? Stream.errors.write("\r\u{1B}[K\(new)")
        line = String(new)
    }

    /// Removes the line.
    mutating func end() {
        if !line.isEmpty { try? Stream.errors.write("\r\u{1B}[K") }
        line = ""
    }
}
