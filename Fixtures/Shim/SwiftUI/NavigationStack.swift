/// A stack of screens, the one on top shown.
public struct NavigationStack<Root: View>: PrimitiveView {

    private let root: Root
    private let values: [AnyHashable]
    private let pop: () -> Void

    /// A stack whose first screen leads to others by itself.
    public init(@ViewBuilder root: () -> Root) {
        self.root = root()
        values = []
        pop = {}
    }

    /// A stack with a screen for each value of a path above the first one. The views of the first one say which.
    public init<Value: Hashable>(path: Binding<[Value]>, @ViewBuilder root: () -> Root) {
        self.root = root()
        values = path.wrappedValue.map { AnyHashable($0) }
        pop = { path.wrappedValue.removeLast() }
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        let path = path + "/NavigationStack"
        return tree.withOwnDestinations {
            var elements = tree.whileCovered(!values.isEmpty) { tree.elements(of: root, at: path) }
            for (index, value) in values.enumerated() {
                let known = tree.destinations
                let destination = known[ObjectIdentifier(type(of: value.base))]
                elements = tree.whileCovered(index < values.count - 1) {
                    destination?(value.base, "\(path)/\(index) \(value)") ?? []
                }
                // The destination that was declared closest to the first screen is used.
                tree.destinations.merge(known) { $1 }
            }
            if !tree.isCovered, !values.isEmpty { tree.goBack = pop }
            return elements
        }
    }
}

extension View {

    /// Says which screen a value of a navigation stack's path leads to.
    public func navigationDestination<Value: Hashable, Content: View>(
        for data: Value.Type,
        @ViewBuilder destination: @escaping (Value) -> Content
    ) -> some View {
        ModifiedView(content: self) { tree, _, elements in
            tree.destinations[ObjectIdentifier(data)] = { [unowned tree] value, path in
                guard let value = value as? Value else { return [] }
                return tree.elements(of: destination(value), at: path)
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
