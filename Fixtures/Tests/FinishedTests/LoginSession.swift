import Testing
import UIKit

@testable import FinishedApp

/// A person in front of the login screen, and the services behind it.
@MainActor
final class LoginSession {

    typealias Request = Requests<String, User>.Request

    static let email = "ann@example.com"
    static let password = "secret"
    static let user = User(email: email)

    let navigationController = UINavigationController(rootViewController: UIViewController())
    let storage = ListingUserStorage()
    private let authentication = PendingAuthentication()

    init() {
        navigationController.loadViewIfNeeded()
        let wireframe = LoginWireframe(authenticationService: authentication, userStorage: storage)
        let screen = wireframe.viewController
        screen.connectOutlets()
        navigationController.pushViewController(screen, animated: false)
    }

    /// The login screen, while it is on top.
    var screen: LoginViewController {
        get throws { try #require(navigationController.topViewController as? LoginViewController) }
    }

    var requests: [Request] { authentication.requests.all }

    /// The alert that is shown.
    var alert: UIAlertController? { navigationController.presentedViewController as? UIAlertController }

    /// Types credentials that can be sent.
    func typeCredentials() throws {
        Person.types(Self.email, into: try screen.emailTextField)
        Person.types(Self.password, into: try screen.passwordTextField)
    }

    /// Types credentials and taps the login button.
    ///
    /// - Returns: the request that this makes.
    @discardableResult
    func login() throws -> Request {
        try typeCredentials()
        Person.taps(try screen.loginButton)
        return try #require(requests.last)
    }
}
