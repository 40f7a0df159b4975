/// Where the lines of a text are.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both sides.
    case justified
    /// Where the language has them.
    case natural
}
