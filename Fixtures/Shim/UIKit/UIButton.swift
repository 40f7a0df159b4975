/// A control that is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {}
