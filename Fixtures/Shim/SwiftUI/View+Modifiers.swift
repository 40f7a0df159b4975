/// A view that is shown otherwise than by itself.
struct ModifiedView<Content: View>: PrimitiveView {

    let content: Content
    /// What is shown in place of the elements of the view, which is the one at a path.
    var change: (ViewTree, String, [Element]) -> [Element] = { $2 }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        change(tree, path, tree.elements(of: content, at: path + "/modified"))
    }
}

/// A view that is another one as soon as its identity is.
struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {

    let content: Content
    let id: ID

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        tree.elements(of: content, at: "\(path)/id \(id)")
    }
}

extension View {

    /// Gives the view an identity: with another one, it is a new view.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }

    /// Leaves room on all sides.
    public func padding(_ length: CGFloat? = nil) -> some View {
        ModifiedView(content: self)
    }

    /// Writes the texts in a font.
    public func font(_ font: Font?) -> some View {
        ModifiedView(content: self)
    }

    /// Gives the view a size.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
        ModifiedView(content: self)
    }

    /// Has nobody press the view or type into it.
    public func disabled(_ disabled: Bool) -> some View {
        ModifiedView(content: self) { _, _, elements in
            elements.map { element in
                var element = element
                element.isEnabled = element.isEnabled && !disabled
                return element
            }
        }
    }

    /// Lets what is behind the view be seen.
    public func opacity(_ opacity: Double) -> some View {
        ModifiedView(content: self) { _, _, elements in
            elements.map { element in
                var element = element
                element.opacity *= opacity
                return element
            }
        }
    }

    /// Gives the view a name by which a test knows it.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        ModifiedView(content: self)
    }

    /// Runs an action before the view is first shown.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        ModifiedView(content: self) { tree, path, elements in
            tree.whenFirstSeen(at: path + "/onAppear") { action?() }
            return elements
        }
    }

    /// Runs a task while the view is shown.
    public func task(_ action: @escaping @Sendable @MainActor () async -> Void) -> some View {
        ModifiedView(content: self) { tree, path, elements in
            tree.run(at: path + "/task", action)
            return elements
        }
    }
}

/// How texts are written.
public struct Font: Hashable, Sendable {

    private let name: String

    /// The font of large titles.
    public static let largeTitle = Font(name: "largeTitle")
    /// The font of titles.
    public static let title = Font(name: "title")
    /// The font of headings.
    public static let headline = Font(name: "headline")
    /// The font of texts.
    public static let body = Font(name: "body")
    /// The font of notes.
    public static let footnote = Font(name: "footnote")
    /// The font of what stands below images.
    public static let caption = Font(name: "caption")
}
