/// A side of a view that others are laid out by.
@preconcurrency @MainActor public final class NSLayoutAnchor<AnchorType> {

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

/// The left or the right side of a view.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<XAxis>
/// The upper or the lower side of a view.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<YAxis>

/// The direction from left to right.
public enum XAxis {}
/// The direction from top to bottom.
public enum YAxis {}

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
