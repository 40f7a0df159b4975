/// What a view adapts to: its device, its size, light or dark.
@preconcurrency @MainActor open class UITraitCollection: NSObject {}

/// What animates beside a change of a controller's size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {}

/// What the status bar is written in.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the system likes.
    case `default` = 0
    /// Light, for dark screens.
    case lightContent = 1
    /// Dark, for light screens.
    case darkContent = 3
}

/// The ways in which a screen can be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {

    /// One bit a way.
    public let rawValue: UInt

    /// The mask of these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)

    /// With the upper side down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)

    /// With the upper side at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)

    /// With the upper side at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)

    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]

    /// Each.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]

    /// Each but one.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
