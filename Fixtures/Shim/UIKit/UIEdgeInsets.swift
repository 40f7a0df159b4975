/// Distances from the sides of a rectangle.
public struct UIEdgeInsets: Equatable, Sendable {

    /// The distances.
    public var top, left, bottom, right: CGFloat

    /// No distances.
    public static let zero = UIEdgeInsets()

    /// No distances.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// These distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {

    /// One bit a side.
    public let rawValue: UInt

    /// The sides of these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper side.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left side.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The lower side.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right side.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {

    /// One bit a corner.
    public let rawValue: UInt

    /// The corners of these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The lower left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The lower right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
