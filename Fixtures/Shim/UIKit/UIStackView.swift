/// A view that arranges others in a row or a column. Where exactly is not worked out here.
@preconcurrency @MainActor open class UIStackView: UIView {

    /// The views that are arranged, in their order. Each is a subview too.
    public private(set) var arrangedSubviews: [UIView] = []

    /// Adds a view as the last one.
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.append(view)
        if view.superview !== self {
            addSubview(view)
        }
    }

    /// Arranges a view that leaves no longer.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
    }
}
