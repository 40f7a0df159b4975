@testable import RxApp

final class CouponsViewMock: CouponsViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class CouponsWireframeMock: CouponsWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class CouponsFormatterMock: CouponsFormatterInterface {

    private(set) var inputs: [Coupons.FormatterInput] = []
    var output = Coupons.FormatterOutput()

    func format(for input: Coupons.FormatterInput) -> Coupons.FormatterOutput {
        inputs.append(input)
        return output
    }

}
