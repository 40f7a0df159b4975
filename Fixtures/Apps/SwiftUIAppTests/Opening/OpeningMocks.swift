@testable import SwiftUIApp

final class OpeningViewMock: OpeningViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class OpeningWireframeMock: OpeningWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToSignInCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToSignIn() {
        navigateToSignInCallCount += 1
    }

}

final class OpeningInteractorMock: OpeningInteractorInterface {
}
