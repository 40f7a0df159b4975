import Testing
import UIKit

/// What the scenarios need of either session.
extension LoginSession {

    /// The alert that is shown.
    var alert: UIAlertController? { navigationController.presentedViewController as? UIAlertController }

    /// Lets everything happen that an answer or a tap has started.
    func settle() async {
        for _ in 1...3 { await mainQueueHop() }
    }

    /// Types credentials that can be sent.
    func typeCredentials() throws {
        try types(email: Self.email)
        try types(password: Self.password)
    }

    /// Types credentials and taps the login button.
    ///
    /// - Returns: the request that this makes.
    @discardableResult
    func login() async throws -> Request {
        try typeCredentials()
        try taps(.login)
        await settle()
        return try #require(requests.last)
    }
}
