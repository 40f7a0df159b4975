@_exported import Combine
@_exported import Foundation

/// A part of what is on the screen, described by other parts.
@preconcurrency @MainActor public protocol View {

    /// The type of the parts.
    associatedtype Body: View

    /// The parts.
    @ViewBuilder var body: Body { get }
}

extension Never: View {}

extension View where Body == Never {

    /// A view that has no parts is not asked for them.
    public var body: Never {
        fatalError("\(Self.self) has no body.")
    }
}

/// A view that the stand-in knows how to show.
protocol PrimitiveView: View where Body == Never {

    /// What it shows.
    ///
    /// - Parameter path: which view it is, among all that are shown.
    func elements(in tree: ViewTree, at path: String) -> [Element]
}

/// What is on the screen.
@MainActor enum Element {
    case text(String)
    case button(label: [Element], action: @MainActor () -> Void)
    case field(prompt: String, text: Binding<String>)
    case toggle(label: [Element], isOn: Binding<Bool>)
    /// What nobody can press or type into.
    indirect case disabled(Element)

    /// The texts in it, from left to right.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .button(let label, _), .toggle(let label, _): label.flatMap(\.texts)
        case .field(let prompt, let text): [text.wrappedValue.isEmpty ? prompt : text.wrappedValue]
        case .disabled(let element): element.texts
        }
    }
}
