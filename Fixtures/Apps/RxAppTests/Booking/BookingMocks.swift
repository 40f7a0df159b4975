@testable import RxApp

final class BookingViewMock: BookingViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class BookingWireframeMock: BookingWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToLoginCallCount = 0
    private(set) var navigateToCheckoutCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToLogin() {
        navigateToLoginCallCount += 1
    }

    func navigateToCheckout() {
        navigateToCheckoutCallCount += 1
    }

}

final class BookingInteractorMock: BookingInteractorInterface {
}
