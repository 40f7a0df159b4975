/// A view that says why there is nothing else to show, and what to do about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {

    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A title, below it a description, and below that what helps.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        (self.label, self.description, self.actions) = (label(), description(), actions())
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        tree.elements(of: label, at: path + "/label")
            + tree.elements(of: description, at: path + "/description")
            + tree.elements(of: actions, at: path + "/actions")
    }
}
