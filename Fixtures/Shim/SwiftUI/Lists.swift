/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {

    private let data: Data
    private let id: (Data.Element) -> ID
    private let content: (Data.Element) -> Content

    /// A view for each element, which a property tells from the others.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.content) = (data, content)
        self.id = { $0[keyPath: id] }
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        data.flatMap { tree.elements(of: content($0), at: "\(path)/\(id($0))") }
    }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {

    /// A view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

/// Rows below each other, which can be scrolled.
public struct List<Content: View>: PrimitiveView {

    private let content: Content

    /// A row for each view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        tree.elements(of: content, at: path + "/List")
    }
}

extension List {

    /// A row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    /// A row for each element, which a property tells from the others.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}
