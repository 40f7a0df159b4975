/// A view that does something when it is pressed.
public struct Button<Label: View>: PrimitiveView {

    private let action: @MainActor () -> Void
    private let label: Label

    /// A button with views on it.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        [Element(.button(label: tree.elements(of: label, at: path + "/label"), action: action))]
    }
}

extension Button where Label == Text {

    /// A button with a text of the program.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a text that is known only when the program runs.
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

/// A view that is switched on and off.
public struct Toggle<Label: View>: PrimitiveView {

    private let isOn: Binding<Bool>
    private let label: Label

    /// A switch with views beside it.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.isOn, self.label) = (isOn, label())
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        [Element(.toggle(label: tree.elements(of: label, at: path + "/label"), isOn: isOn))]
    }
}

extension Toggle where Label == Text {

    /// A switch with a text of the program beside it.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
}

/// A view that a text is typed into.
public struct TextField: PrimitiveView {

    private let prompt: String
    private let text: Binding<String>

    /// A field that shows a text of the program while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        (prompt, self.text) = (titleKey.text, text)
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        [Element(.field(prompt: prompt, text: text, isSecure: false))]
    }
}

/// A view that a secret is typed into.
public struct SecureField: PrimitiveView {

    private let prompt: String
    private let text: Binding<String>

    /// A field that shows a text of the program while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        (prompt, self.text) = (titleKey.text, text)
    }

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        [Element(.field(prompt: prompt, text: text, isSecure: true))]
    }
}

/// A view that says that something goes on.
public struct ProgressView: PrimitiveView {

    /// A spinner.
    public init() {}

    func elements(in tree: ViewTree, at path: String) -> [Element] {
        [Element(.spinner)]
    }
}
