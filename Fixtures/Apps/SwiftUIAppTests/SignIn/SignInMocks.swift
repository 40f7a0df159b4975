@testable import SwiftUIApp

final class SignInWireframeMock: SignInWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToStartCallCount = 0
    private(set) var navigateToShelfCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToStart() {
        navigateToStartCallCount += 1
    }

    func navigateToShelf() {
        navigateToShelfCallCount += 1
    }

}
