/// What a view is drawn with.
@preconcurrency @MainActor open class CALayer: NSObject {

    /// How far the corners are rounded.
    open var cornerRadius: CGFloat = 0

    /// How wide the border is.
    open var borderWidth: CGFloat = 0

    /// What the border is drawn in.
    open var borderColor: CGColor? = UIColor.black.cgColor

    /// Whether what is outside is cut off.
    open var masksToBounds = false

    /// The corners that are rounded.
    open var maskedCorners: CACornerMask = []

    /// The colour of the shadow.
    open var shadowColor: CGColor?

    /// How visible the shadow is, from 0 to 1.
    open var shadowOpacity: Float = 0

    /// How far the shadow is from the layer.
    open var shadowOffset = CGSize(width: 0, height: -3)

    /// How soft the shadow is.
    open var shadowRadius: CGFloat = 3
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {

    /// One bit a corner.
    public let rawValue: UInt

    /// The mask of these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {

    /// The side.
    public let rawValue: String

    /// The side of this name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From above.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From below.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
