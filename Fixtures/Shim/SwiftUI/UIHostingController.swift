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

    /// Presses the first button with a text, or switches what is beside it.
    ///
    /// - Returns: false if there is none, or it is disabled.
    @discardableResult public func press(_ text: String) -> Bool {
        for element in tree.elements {
            switch element {
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

    /// Types a text into the field with a prompt, in the place of what is in it.
    ///
    /// - Returns: false if there is none, or it is disabled.
    @discardableResult public func type(_ text: String, into prompt: String) -> Bool {
        for case .field(prompt, let binding) in tree.elements {
            binding.wrappedValue = text
            return true
        }
        return false
    }
}
