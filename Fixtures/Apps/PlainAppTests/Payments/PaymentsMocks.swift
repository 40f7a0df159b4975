@testable import PlainApp

final class PaymentsViewMock: PaymentsViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class PaymentsWireframeMock: PaymentsWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class PaymentsFormatterMock: PaymentsFormatterInterface {
}

final class PaymentsInteractorMock: PaymentsInteractorInterface {
}
