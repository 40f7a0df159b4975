/// A font, of which there are those of the system, and any that is named.
open class UIFont: NSObject, @unchecked Sendable {

    /// How bold a font is: from -1 to 1, 0 for the ordinary one.
    public struct Weight: RawRepresentable, Equatable, Sendable {

        /// The number.
        public let rawValue: CGFloat

        /// The weight of this number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Thinner than the ordinary one.
        public static let light = Weight(rawValue: -0.4)
        /// The ordinary one.
        public static let regular = Weight(rawValue: 0)
        /// A little bolder.
        public static let medium = Weight(rawValue: 0.23)
        /// Almost bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
    }

    /// What the font is called.
    public let fontName: String

    /// How high it is.
    public let pointSize: CGFloat

    private let weight: Weight

    private init(fontName: String, pointSize: CGFloat, weight: Weight) {
        self.fontName = fontName
        self.pointSize = pointSize
        self.weight = weight
        super.init()
    }

    /// A font by its name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(fontName: fontName, pointSize: fontSize, weight: .regular)
    }

    /// The system's font.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(fontName: "System", pointSize: fontSize, weight: weight)
    }

    /// The system's bold font.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Fonts are equal that look the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let font = object as? UIFont else { return false }
        return font.fontName == fontName && font.pointSize == pointSize && font.weight == weight
    }
}
