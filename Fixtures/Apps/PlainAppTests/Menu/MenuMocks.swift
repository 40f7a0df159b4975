@testable import PlainApp

final class MenuViewMock: MenuViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class MenuWireframeMock: MenuWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToWelcomeCallCount = 0
    private(set) var navigateToTermsCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToWelcome() {
        navigateToWelcomeCallCount += 1
    }

    func navigateToTerms() {
        navigateToTermsCallCount += 1
    }

}

final class MenuInteractorMock: MenuInteractorInterface {
}
