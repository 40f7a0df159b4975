/// One step of the indentation of Swift files: a tab, or a number of spaces.
package struct IndentationUnit: Sendable, Hashable {

    package let text: String

    private static let tab = "tab"
    private static let widths = 1...8

    /// Reads white space.
    ///
    /// - Returns: nil for anything but a tab or a few spaces.
    package init?(text: String) {
        guard text == "\t" || Self.widths.contains(text.count) && text.allSatisfy({ $0 == " " }) else { return nil }
        self.text = text
    }

    /// Reads a number of spaces, or `"tab"`.
    init?(_ json: JSON) {
        switch json {
        case .text(Self.tab): self.init(text: "\t")
        case .number(let number):
            guard let count = Int(exactly: number), Self.widths.contains(count) else { return nil }
            self.init(text: String(repeating: " ", count: count))
        default: return nil
        }
    }

    /// The value as a configuration has it.
    package var json: JSON { text == "\t" ? .text(Self.tab) : .number(Double(text.count)) }
}
