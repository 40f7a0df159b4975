@testable import RxApp

final class RegisterViewMock: RegisterViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class RegisterWireframeMock: RegisterWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class RegisterFormatterMock: RegisterFormatterInterface {

    /// What formats the models.
    var formatHandler: (Register.FormatterInput) -> Register.FormatterOutput = { _ in fatalError("The test sets no formatHandler.") }

    func format(for input: Register.FormatterInput) -> Register.FormatterOutput {
        return formatHandler(input)
    }

}
