/// A colour, which is drawn nowhere here.
open class UIColor: NSObject, @unchecked Sendable {

    /// What tells two colours apart: the parts from 0 to 1, or a name where a colour depends on the appearance.
    private enum Kind: Equatable {
        case fixed(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
        case system(String)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// A colour of three parts and its opacity, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A grey.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The same colour as `cgColor`.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color.kind)
    }

    /// The colour as the drawing library has it.
    open var cgColor: CGColor {
        CGColor(self)
    }

    /// Colours are equal that look the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.kind == kind
    }
}

extension UIColor {

    /// No light at all.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A third of white.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// All light.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Nothing, through which one sees what is behind.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// What a screen has behind everything, light or dark.
    public static let systemBackground = UIColor(.system("systemBackgroundColor"))
    /// What a text is written in on that.
    public static let label = UIColor(.system("labelColor"))
}
