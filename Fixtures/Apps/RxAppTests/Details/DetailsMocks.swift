@testable import RxApp

final class DetailsViewMock: DetailsViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class DetailsWireframeMock: DetailsWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class DetailsFormatterMock: DetailsFormatterInterface {

    private(set) var inputs: [Details.FormatterInput] = []
    var output = Details.FormatterOutput()

    func format(for input: Details.FormatterInput) -> Details.FormatterOutput {
        inputs.append(input)
        return output
    }

}

final class DetailsInteractorMock: DetailsInteractorInterface {
}
