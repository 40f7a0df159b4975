@testable import RxApp

final class CartViewMock: CartViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class CartWireframeMock: CartWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class CartFormatterMock: CartFormatterInterface {

    /// What formats the models.
    var formatHandler: (Cart.FormatterInput) -> Cart.FormatterOutput = { _ in fatalError("The test sets no formatHandler.") }

    func format(for input: Cart.FormatterInput) -> Cart.FormatterOutput {
        return formatHandler(input)
    }

}

final class CartInteractorMock: CartInteractorInterface {
}
