@testable import RxApp

final class WishlistViewMock: WishlistViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class WishlistWireframeMock: WishlistWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToCartCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToCart() {
        navigateToCartCallCount += 1
    }

}
