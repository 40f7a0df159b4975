import UIKit

/// Shows a view of SwiftUI where UIKit needs a view controller.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {

    /// The view that is shown.
    public var rootView: Content {
        didSet { tree.setNeedsUpdate() }
    }

    private lazy var tree = ViewTree { [unowned self] in rootView }

    /// A controller of a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller from an Interface Builder document, which has no view of SwiftUI.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Shows the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        _ = tree.elements
    }
}

/// What only the stand-in has: a test reads the screen, and uses it.
extension UIHostingController {

    /// The texts on the screen, in the order in which they are read. An empty field has its prompt.
    public var shownTexts: [String] {
        tree.elements.flatMap(\.texts)
    }

    /// The number of spinners on the screen.
    public var spinnerCount: Int {
        tree.elements.count { if case .spinner = $0.kind { true } else { false } }
    }

    /// Presses the first button with a text, or switches what is beside it.
    ///
    /// - Returns: false if there is none, or it is disabled.
    @discardableResult public func press(_ text: String) -> Bool {
        for element in tree.elements where element.isEnabled {
            switch element.kind {
            case .button(let label, let action) where label.flatMap(\.texts).contains(text):
                action()
                return true
            case .toggle(let label, let isOn) where label.flatMap(\.texts).contains(text):
                isOn.wrappedValue.toggle()
                return true
            default: continue
            }
        }
        return false
    }

    /// Presses the back button of the visible navigation stack.
    ///
    /// - Returns: false if its first screen is shown.
    @discardableResult public func goBack() -> Bool {
        _ = tree.elements
        tree.goBack?()
        return tree.goBack != nil
    }

    /// Swipes the topmost sheet down, which closes it.
    ///
    /// - Returns: false if there is none.
    @discardableResult public func swipeDown() -> Bool {
        _ = tree.elements
        tree.closeSheet?()
        return tree.closeSheet != nil
    }

    /// Types a text into the field with a prompt, in the place of what is in it.
    ///
    /// - Returns: false if there is none, or it is disabled.
    @discardableResult public func type(_ text: String, into prompt: String) -> Bool {
        for element in tree.elements where element.isEnabled {
            guard case .field(prompt, let binding, _) = element.kind else { continue }
            binding.wrappedValue = text
            return true
        }
        return false
    }

    /// How the first button or switch with a text looks, or the field with a prompt; nil if there is none.
    public func look(of name: String) -> ControlLook? {
        tree.elements.first { $0.name == name }.map { element in
            var look = ControlLook(isEnabled: element.isEnabled, opacity: element.opacity)
            switch element.kind {
            case .toggle(_, let isOn): look.isOn = isOn.wrappedValue
            case .field(_, _, let isSecure): look.isSecure = isSecure
            case .text, .button, .spinner: break
            }
            return look
        }
    }
}

/// How a button, a switch or a field looks. Only the stand-in has this.
public struct ControlLook: Equatable, Sendable {
    /// False if it cannot be used.
    public let isEnabled: Bool
    /// From 0, which cannot be seen, to 1.
    public let opacity: Double
    /// True for a switch that is on.
    public fileprivate(set) var isOn = false
    /// True for a field that hides what is typed.
    public fileprivate(set) var isSecure = false
}
