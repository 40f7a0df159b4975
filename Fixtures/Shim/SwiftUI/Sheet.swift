extension View {

    /// Shows a view above this one while there is an item. A person closes it by swiping it down.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ModifiedView(content: self) { tree, path, elements in
            guard let value = item.wrappedValue else { return elements }
            tree.goBack = nil
            tree.closeSheet = { item.wrappedValue = nil }
            return tree.withOwnDestinations { tree.elements(of: content(value), at: "\(path)/sheet \(value.id)") }
        }
    }
}
