/// Makes one view of those that a closure lists.
@resultBuilder public struct ViewBuilder {

    /// One of the views.
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    /// No view.
    @MainActor public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// Several views.
    @MainActor public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var parts: [any View] = []
        repeat parts.append(each content)
        return TupleView(value: (repeat each content), parts: parts)
    }

    /// A view under a condition.
    @MainActor public static func buildIf<Content: View>(
        _ content: Content?
    ) -> _ConditionalContent<Content, EmptyView> {
        content.map { buildEither(first: $0) } ?? buildEither(second: EmptyView())
    }

    /// The view of the first branch.
    @MainActor public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(branch: .first(first))
    }

    /// The view of the other branch.
    @MainActor public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(branch: .second(second))
    }

    /// A view that needs a newer system.
    @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// A view that shows nothing.
@frozen public struct EmptyView: PrimitiveView {

    /// A view that shows nothing.
    public init() {}

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        []
    }
}

/// Several views.
public struct TupleView<Views>: PrimitiveView {

    /// The views.
    public var value: Views
    fileprivate let parts: [any View]

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        parts.enumerated().flatMap { index, part in tree.elements(of: part, at: "\(path)/\(index)") }
    }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {

    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        switch branch {
        case .first(let view): tree.elements(of: view, at: path + "/if")
        case .second(let view): tree.elements(of: view, at: path + "/else")
        }
    }
}

/// A view of any type.
public struct AnyView: PrimitiveView {

    private let view: any View

    /// Hides the type of a view.
    public init<Content: View>(_ view: Content) {
        self.view = view
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        tree.elements(of: view, at: path)
    }
}
