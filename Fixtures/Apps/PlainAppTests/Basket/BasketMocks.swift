@testable import PlainApp

final class BasketViewMock: BasketViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class BasketWireframeMock: BasketWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToOrdersCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToOrders() {
        navigateToOrdersCallCount += 1
    }

}

final class BasketFormatterMock: BasketFormatterInterface {
}
