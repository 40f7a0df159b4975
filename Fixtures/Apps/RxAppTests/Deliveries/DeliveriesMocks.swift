@testable import RxApp

final class DeliveriesViewMock: DeliveriesViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class DeliveriesWireframeMock: DeliveriesWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class DeliveriesFormatterMock: DeliveriesFormatterInterface {

    private(set) var inputs: [Deliveries.FormatterInput] = []
    var output = Deliveries.FormatterOutput()

    func format(for input: Deliveries.FormatterInput) -> Deliveries.FormatterOutput {
        inputs.append(input)
        return output
    }

}

final class DeliveriesInteractorMock: DeliveriesInteractorInterface {
}
