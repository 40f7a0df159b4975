@testable import SwiftUIApp

final class StartWireframeMock: StartWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToSignInCallCount = 0
    private(set) var navigateToProfileCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToSignIn() {
        navigateToSignInCallCount += 1
    }

    func navigateToProfile() {
        navigateToProfileCallCount += 1
    }

}

final class StartInteractorMock: StartInteractorInterface {
}
