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

    private(set) var inputs: [Cart.FormatterInput] = []
    var output = Cart.FormatterOutput()

    func format(for input: Cart.FormatterInput) -> Cart.FormatterOutput {
        inputs.append(input)
        return output
    }

}

final class CartInteractorMock: CartInteractorInterface {
}
