/// What is on the screen.
@MainActor struct Element {

    enum Kind {
        case text(String)
        case button(label: [Element], action: @MainActor () -> Void)
        case field(prompt: String, text: Binding<String>, isSecure: Bool)
        case toggle(label: [Element], isOn: Binding<Bool>)
        case spinner
    }

    let kind: Kind
    /// False for what nobody can press or type into.
    var isEnabled = true
    /// From 0, which cannot be seen, to 1.
    var opacity = 1.0

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// The texts in it, from left to right.
    var texts: [String] {
        switch kind {
        case .text(let text): [text]
        case .button(let label, _), .toggle(let label, _): label.flatMap(\.texts)
        case .field(let prompt, let text, _): [text.wrappedValue.isEmpty ? prompt : text.wrappedValue]
        case .spinner: []
        }
    }

    /// The text by which a person knows it: that on a button, that beside a switch, or the prompt of a field.
    var name: String? {
        switch kind {
        case .button(let label, _), .toggle(let label, _): label.flatMap(\.texts).first
        case .field(let prompt, _, _): prompt
        case .text, .spinner: nil
        }
    }
}
