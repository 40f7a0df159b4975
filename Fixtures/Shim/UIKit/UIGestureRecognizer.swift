/// Recognises a gesture in a view. Nobody makes one here.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {

    /// How far a gesture is.
    public enum State: Int, Sendable {
        /// None is made.
        case possible
        /// It began.
        case began
        /// It goes on.
        case changed
        /// It was made.
        case ended
        /// Something ended it.
        case cancelled
        /// It was another one.
        case failed
    }

    /// How far the gesture is.
    open var state = State.possible

    /// Whether it is recognised.
    open var isEnabled = true

    /// Whether the view gets no more touches of the gesture.
    open var cancelsTouchesInView = true

    /// Who decides about it.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view that it is made in.
    open private(set) weak var view: UIView?

    /// Where it is made.
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Decides about a gesture.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}

/// Taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {

    /// How many taps are one gesture.
    open var numberOfTapsRequired = 1
}

/// A finger that moves.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {

    /// How far it moved.
    open func translation(in view: UIView?) -> CGPoint { .zero }
}
