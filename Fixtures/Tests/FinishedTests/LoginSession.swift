import Testing
import UIKit

@testable import FinishedApp

/// A person in front of the login screen, and the services behind it.
@MainActor
final class LoginSession {

    typealias Request = Requests<String, User>.Request

    /// What can be tapped.
    enum Control {
        case login, register, rememberMe, showPassword
    }

    static let email = "ann@example.com"
    static let password = "secret"
    static let user = User(email: email)

    let navigationController = UINavigationController(rootViewController: UIViewController())
    let storage = ListingUserStorage()
    private let authentication = PendingAuthentication()

    init() {
        navigationController.loadViewIfNeeded()
        let wireframe = LoginWireframe(authenticationService: authentication, userStorage: storage)
        let screen = wireframe.takeViewController()
        screen.connectOutlets()
        navigationController.pushViewController(screen, animated: false)
    }

    /// The login screen, while it is on top.
    var screen: LoginViewController {
        get throws { try #require(navigationController.topViewController as? LoginViewController) }
    }

    var requests: [Request] { authentication.requests.all }

    // MARK: - What the person does -

    func types(email: String) throws { Person.types(email, into: try screen.emailTextField) }

    func types(password: String) throws { Person.types(password, into: try screen.passwordTextField) }

    func taps(_ control: Control) throws { Person.taps(try button(control)) }

    private func button(_ control: Control) throws -> UIButton {
        switch control {
        case .login: try screen.loginButton
        case .register: try screen.registerButton
        case .rememberMe: try screen.rememberMeButton
        case .showPassword: try screen.showPasswordButton
        }
    }

    // MARK: - What the person sees -

    func look(of control: Control) throws -> (isEnabled: Bool, alpha: Double, isTicked: Bool) {
        let button = try button(control)
        return (button.isEnabled, Double(button.alpha), button.isSelected)
    }

    var isPasswordHidden: Bool { get throws { try screen.passwordTextField.isSecureTextEntry } }

    /// The number of spinners that turn on the login screen.
    var spinnerCount: Int { get throws { try Person.spinners(on: screen).count { $0.isAnimating } } }

    var isAtLogin: Bool { navigationController.topViewController is LoginViewController }

    var isAtHome: Bool { navigationController.topViewController is HomeViewController }

    /// The texts of the home screen.
    var greetings: [String] {
        get throws {
            let home = try #require(navigationController.topViewController as? HomeViewController)
            return home.view.subviews.compactMap { ($0 as? UILabel)?.text }
        }
    }

    /// The screen, and what it owns.
    func references() throws -> References { References(to: try screen) }
}
