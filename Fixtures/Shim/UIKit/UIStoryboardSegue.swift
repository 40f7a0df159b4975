/// The way from one scene of a storyboard to another. Nothing here goes it.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {

    /// The segue's name in the storyboard.
    public let identifier: String?

    /// Where it begins.
    public let source: UIViewController

    /// Where it ends.
    public let destination: UIViewController

    /// A way from one controller to another.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }
}
