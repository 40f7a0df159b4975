/// A rectangle on the screen, and the rectangles in it.
@preconcurrency @MainActor open class UIView: UIResponder {

    /// Which of a view's sizes follow its superview's.
    public struct AutoresizingMask: OptionSet, Sendable {

        /// One bit a size.
        public let rawValue: UInt

        /// The mask of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The width grows and shrinks with the superview's.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)

        /// The height grows and shrinks with the superview's.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    }

    /// How content is fitted into a view.
    public enum ContentMode: Int, Sendable {
        /// To the view's size, whatever the proportions.
        case scaleToFill
        /// As large as fits.
        case scaleAspectFit
        /// As small as leaves nothing free.
        case scaleAspectFill
        /// In the middle, in its own size.
        case center = 4
    }

    /// The view this one is in, which it does not keep alive.
    public private(set) weak var superview: UIView?

    /// The views in this one, the one in front last.
    public private(set) var subviews: [UIView] = []

    /// The window that the view is in, or is.
    open var window: UIWindow? {
        superview?.window
    }

    /// What is behind everything in the view; nothing at first.
    open var backgroundColor: UIColor?

    /// Whether what is outside of the view is cut off.
    open var clipsToBounds = false

    /// What the view is drawn with.
    public let layer = CALayer()

    /// A number by which a program knows the view.
    open var tag = 0

    /// A name by which a test knows the view.
    open var accessibilityIdentifier: String?

    /// How visible the view is, from 0 to 1.
    open var alpha: CGFloat = 1

    /// Whether the view is left out of the screen.
    open var isHidden = false

    /// How the frame follows a change of the superview's size.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether the mask is as good as constraints; a view with constraints of its own has it off.
    open var translatesAutoresizingMaskIntoConstraints = true

    /// The left side, where text is read from the left.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view: self, name: "leading") }

    /// The right side, where text is read from the left.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view: self, name: "trailing") }

    /// The upper side.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(view: self, name: "top") }

    /// The lower side.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(view: self, name: "bottom") }

    /// The left side.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view: self, name: "left") }

    /// The right side.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view: self, name: "right") }

    /// The middle from left to right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(view: self, name: "centerX") }

    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(view: self, name: "centerY") }

    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(view: self, name: "width") }

    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(view: self, name: "height") }

    /// The part that no bar covers.
    open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }

    /// What keeps clear of the view's sides.
    open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }

    /// How the content is fitted into the view.
    open var contentMode = ContentMode.scaleToFill

    /// The colour of what can be tapped.
    open var tintColor: UIColor!

    /// Whether the view takes touches.
    open var isUserInteractionEnabled = true

    /// What recognises gestures in the view.
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// Where the view is in its superview.
    open var frame: CGRect {
        didSet {
            for subview in subviews {
                subview.follow(width: frame.width - oldValue.width, height: frame.height - oldValue.height)
            }
        }
    }

    /// Where the view is in itself.
    open var bounds: CGRect {
        CGRect(origin: .zero, size: frame.size)
    }

    /// A view that is nowhere, and has no size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// A view at a place.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// A view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    /// Puts a view in front of the others in this one, and takes it out of the view it was in.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    /// Takes the view out of its superview, which no longer keeps it alive.
    open func removeFromSuperview() {
        superview?.willRemoveSubview(self)
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Recognises a gesture in the view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Has the view laid out before it is drawn. Nothing is drawn here.
    open func setNeedsLayout() {}

    /// Lays out the view if it is to be.
    open func layoutIfNeeded() {}

    /// Has the view drawn again. Nothing is drawn here.
    open func setNeedsDisplay() {}

    /// Puts the keyboard away.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { true }

    /// Makes changes in steps that a person sees. Here they are made at once.
    public static func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Called before a view is taken out of this one.
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: - For overrides: nothing here calls or reads these -

    /// When the view is to place its subviews.
    open func layoutSubviews() {}

    /// When the view is to draw itself.
    open func draw(_ rect: CGRect) {}

    /// When the view needs its constraints.
    open func updateConstraints() {}

    /// Before the view gets another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// After that.
    open func didMoveToSuperview() {}

    /// After the view came into a window, or out of one.
    open func didMoveToWindow() {}

    /// After the device turned, or went from light to dark.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// What stands for a size that a view does not have of itself.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The size that the view has of itself.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// The size that fits best.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The view in front at a point.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
            if let hit = view.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    /// Whether a point is in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    private func follow(width: CGFloat, height: CGFloat) {
        frame.size.width += autoresizingMask.contains(.flexibleWidth) ? width : 0
        frame.size.height += autoresizingMask.contains(.flexibleHeight) ? height : 0
    }
}
