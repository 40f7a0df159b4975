/// An image of the app, of which only the name is known here: no catalogue of images is read.
open class UIImage: NSObject, @unchecked Sendable {

    private let name: String

    /// The image of this name, which is taken to be there.
    public init?(named name: String) {
        self.name = name
        super.init()
    }

    /// The system's symbol of this name, which is taken to be there.
    public convenience init?(systemName name: String) {
        self.init(named: name)
    }

    /// An image of nothing.
    public override init() {
        name = ""
        super.init()
    }

    /// Images are equal that have the same name.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIImage)?.name == name
    }
}
