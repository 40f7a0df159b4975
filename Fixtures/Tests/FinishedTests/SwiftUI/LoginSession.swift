import SwiftUI
import Testing
import UIKit

@testable import FinishedApp

/// A person in front of the login screen of SwiftUI, and the services behind it.
@MainActor
final class LoginSession {

    typealias Request = AsyncRequests.Request

    /// What can be tapped, with the text that it has.
    enum Control: String {
        case login = "Log in"
        case register = "Register"
        case rememberMe = "Remember me"
        case showPassword = "Show password"
    }

    static let email = "ann@example.com"
    static let password = "secret"
    static let user = User(email: email)

    let navigationController = UINavigationController(rootViewController: UIViewController())
    let storage = ListingUserStorage()
    private let authentication = PendingAuthentication()

    init() {
        navigationController.loadViewIfNeeded()
        navigationController.pushWireframe(
            LoginWireframe(authenticationService: authentication, userStorage: storage),
            animated: false
        )
    }

    private var screen: LazyHostingViewController<LoginView> {
        get throws {
            try #require(navigationController.topViewController as? LazyHostingViewController<LoginView>)
        }
    }

    /// The view on the screen.
    private var view: UIHostingController<LoginView> {
        get throws {
            let screen = try screen
            screen.loadViewIfNeeded()
            return try #require(screen.children.first as? UIHostingController<LoginView>)
        }
    }

    var requests: [Request] { authentication.requests.all }

    // MARK: - What the person does -

    func types(email: String) throws { #expect(try view.type(email, into: "E-mail")) }

    func types(password: String) throws { #expect(try view.type(password, into: "Password")) }

    func taps(_ control: Control) throws { #expect(try view.press(control.rawValue)) }

    // MARK: - What the person sees -

    func look(of control: Control) throws -> (isEnabled: Bool, alpha: Double, isTicked: Bool) {
        let look = try #require(view.look(of: control.rawValue))
        return (look.isEnabled, look.opacity, look.isOn)
    }

    var isPasswordHidden: Bool { get throws { try #require(view.look(of: "Password")).isSecure } }

    /// The number of spinners on the login screen.
    var spinnerCount: Int { get throws { try view.spinnerCount } }

    var isAtLogin: Bool { navigationController.topViewController is LazyHostingViewController<LoginView> }

    var isAtHome: Bool { navigationController.topViewController is LazyHostingViewController<HomeView> }

    /// The texts of the home screen.
    var greetings: [String] {
        get throws {
            let home = try #require(navigationController.topViewController as? LazyHostingViewController<HomeView>)
            home.loadViewIfNeeded()
            return try #require(home.children.first as? UIHostingController<HomeView>).shownTexts
        }
    }

    /// The screen, and what it owns.
    func references() throws -> References {
        References(screen: try screen, view: try view, presenter: try screen.rootView.presenter)
    }
}

/// Weak references to a screen, and to what its module is made of.
@MainActor
struct References {

    private weak var screen: UIViewController?
    private weak var view: UIViewController?
    private weak var presenter: LoginPresenter?

    init(screen: UIViewController, view: UIViewController, presenter: LoginPresenter) {
        (self.screen, self.view, self.presenter) = (screen, view, presenter)
    }

    /// The names of what is still there.
    var living: [String] {
        [("screen", screen as AnyObject?), ("view", view), ("presenter", presenter)].filter { $0.1 != nil }.map(\.0)
    }
}
