@_exported import Foundation

/// The root of what is on the screen: views and view controllers.
///
/// Nothing here calls its methods: they are for what overrides them.
@preconcurrency @MainActor open class UIResponder: NSObject {

    /// Whether what is typed can go to this one.
    open var canBecomeFirstResponder: Bool { false }

    /// Has what is typed go to this one.
    @discardableResult
    open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

    /// Has it go here no longer.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// For what came from an Interface Builder document.
    open func awakeFromNib() {}

    /// For what Interface Builder draws.
    open func prepareForInterfaceBuilder() {}

    /// For fingers that came down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// For fingers that moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// For fingers that went up.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// For fingers that the system took.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
