/// The app, as the system sees it.
@preconcurrency @MainActor open class UIApplication: NSObject {

    /// Why an app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {

        /// The key's name.
        public let rawValue: String

        /// The key of this name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// By a URL.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// How an app is asked to open a URL.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {

        /// The key's name.
        public let rawValue: String

        /// The key of this name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The one there is.
    public static let shared = UIApplication()

    /// Who is told what happens to the app.
    open weak var delegate: (any UIApplicationDelegate)?
}

/// What an app is told about itself. Every method may be left out.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {

    /// The window of an app without scenes.
    var window: UIWindow? { get set }

    /// The app has been launched.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The app is to open a URL.
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
}

extension UIApplicationDelegate {

    /// No window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// All is well.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }

    /// Nothing is opened.
    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        false
    }

    /// Where `@main` begins, which is not here: tests make the delegate, and tell it that the app was launched.
    public static func main() {
        fatalError("There is no device to launch \(self) on: make one, and call its methods.")
    }
}
