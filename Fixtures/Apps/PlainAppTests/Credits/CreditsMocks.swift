@testable import PlainApp

final class CreditsViewMock: CreditsViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class CreditsWireframeMock: CreditsWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToWelcomeCallCount = 0
    private(set) var navigateToAboutCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToWelcome() {
        navigateToWelcomeCallCount += 1
    }

    func navigateToAbout() {
        navigateToAboutCallCount += 1
    }

}
