/// A title with an image before it.
public struct Label<Title: View, Icon: View>: PrimitiveView {

    private let title: Title

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        tree.elements(of: title, at: path + "/title")
    }
}

extension Label where Title == Text, Icon == EmptyView {

    /// A text of the program, and an image that the system has.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        title = Text(titleKey)
    }
}
