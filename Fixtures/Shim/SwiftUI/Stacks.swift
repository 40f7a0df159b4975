/// How views of different widths stand below each other.
public enum HorizontalAlignment: Sendable {
    /// Their left sides are in one line.
    case leading
    /// Their centres are in one line.
    case center
    /// Their right sides are in one line.
    case trailing
}

/// How views of different heights stand beside each other.
public enum VerticalAlignment: Sendable {
    /// Their upper sides are in one line.
    case top
    /// Their centres are in one line.
    case center
    /// Their lower sides are in one line.
    case bottom
}

/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {

    private let content: Content

    /// Views below each other.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        tree.elements(of: content, at: path + "/VStack")
    }
}

/// Views beside each other.
public struct HStack<Content: View>: PrimitiveView {

    private let content: Content

    /// Views beside each other.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        tree.elements(of: content, at: path + "/HStack")
    }
}

/// Views that are laid out as if they were not together.
public struct Group<Content: View>: PrimitiveView {

    private let content: Content

    /// Several views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        tree.elements(of: content, at: path + "/Group")
    }
}

/// Room between views.
public struct Spacer: PrimitiveView {

    /// As much room as there is.
    public init(minLength: CGFloat? = nil) {}

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        []
    }
}
