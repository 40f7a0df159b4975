/// A text that a translation is looked up for: here, the text itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {

    let text: String

    /// A text.
    public init(_ value: String) {
        text = value
    }

    /// A text in the program.
    public init(stringLiteral value: String) {
        text = value
    }
}

/// A view that shows a text.
public struct Text: PrimitiveView, Equatable {

    private let text: String

    /// A text of the program.
    public init(_ key: LocalizedStringKey) {
        text = key.text
    }

    /// A text that is known only when the program runs.
    @_disfavoredOverload public init<Characters: StringProtocol>(_ content: Characters) {
        text = String(content)
    }

    /// A text that is shown as it is.
    public init(verbatim content: String) {
        text = content
    }

    nonisolated public static func == (left: Text, right: Text) -> Bool {
        left.text == right.text
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        [Element(.text(text))]
    }
}
