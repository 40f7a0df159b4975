/// A side of a view that others are laid out by.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType> {

    /// The view.
    let view: UIView
    /// What the side is called.
    let name: String

    init(view: UIView, name: String) {
        (self.view, self.name) = (view, name)
    }

    /// Has the side be where another one is, at a distance.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(sides: ["\(name)", "\(anchor.name)"], views: [view, anchor.view], constant: constant)
    }
}

/// The width or the height of a view.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<Size> {

    /// Has the size be a number.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(sides: [name], views: [view, view], constant: constant)
    }

    /// Has the size be a multiple of another one.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: anchor)
    }
}

/// The left or the right side of a view.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<XAxis>
/// The upper or the lower side of a view.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<YAxis>

/// The direction from left to right.
public enum XAxis {}
/// The direction from top to bottom.
public enum YAxis {}
/// The width or the height.
public enum Size {}

/// A rectangle that is no view, by which views are laid out.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {

    /// The view that it is in.
    public let owningView: UIView?

    init(of view: UIView) {
        owningView = view
    }

    private var view: UIView { owningView ?? UIView() }

    /// The left side, where text is read from the left.
    open var leadingAnchor: NSLayoutXAxisAnchor { view.leadingAnchor }
    /// The right side, where text is read from the left.
    open var trailingAnchor: NSLayoutXAxisAnchor { view.trailingAnchor }
    /// The upper side.
    open var topAnchor: NSLayoutYAxisAnchor { view.topAnchor }
    /// The lower side.
    open var bottomAnchor: NSLayoutYAxisAnchor { view.bottomAnchor }
    /// The middle from left to right.
    open var centerXAnchor: NSLayoutXAxisAnchor { view.centerXAnchor }
    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { view.centerYAnchor }
}

/// A rule for where views are. Nothing is laid out here: a program can ask which rules are active.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {

    /// The distance between the two sides.
    open var constant: CGFloat
    /// Whether the rule holds.
    open var isActive = false
    /// The sides that the rule is about.
    let sides: [String]
    private weak var first: UIView?
    private weak var second: UIView?

    /// The view whose place the rule says.
    open var firstItem: AnyObject? { first }
    /// The view that it is compared with.
    open var secondItem: AnyObject? { second }

    init(sides: [String], views: [UIView], constant: CGFloat) {
        (self.sides, self.constant) = (sides, constant)
        (first, second) = (views[0], views[1])
    }

    /// Has the rules hold.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            constraint.isActive = true
        }
    }
}
