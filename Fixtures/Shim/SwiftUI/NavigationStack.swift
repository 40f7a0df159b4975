/// A stack of screens, the one on top shown.
public struct NavigationStack<Root: View>: PrimitiveView {

    private let root: Root
    private let top: AnyHashable?

    /// A stack whose first screen leads to others by itself.
    public init(@ViewBuilder root: () -> Root) {
        self.root = root()
        top = nil
    }

    /// A stack with a screen for each value of a path above the first one. The views of the first one say which.
    public init<Value: Hashable>(path: Binding<[Value]>, @ViewBuilder root: () -> Root) {
        self.root = root()
        top = path.wrappedValue.last.map { AnyHashable($0) }
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        let elements = tree.elements(of: root, at: path + "/NavigationStack")
        guard let value = top, let destination = tree.destinations[ObjectIdentifier(type(of: value.base))] else {
            return elements
        }
        return destination(value.base)
    }
}

extension View {

    /// Says which screen a value of a navigation stack's path leads to.
    public func navigationDestination<Value: Hashable, Content: View>(
        for data: Value.Type,
        @ViewBuilder destination: @escaping (Value) -> Content
    ) -> some View {
        ModifiedView(content: self) { tree, path, elements in
            tree.destinations[ObjectIdentifier(data)] = { [unowned tree] value in
                guard let value = value as? Value else { return [] }
                return tree.elements(of: destination(value), at: "\(path)/\(value)")
            }
            return elements
        }
    }

    /// Says what the navigation bar shows.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        ModifiedView(content: self)
    }

    /// Says what the navigation bar shows.
    @_disfavoredOverload public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
        ModifiedView(content: self)
    }
}
