@testable import PlainApp

final class StatementViewMock: StatementViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class StatementWireframeMock: StatementWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToReceiptCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToReceipt() {
        navigateToReceiptCallCount += 1
    }

}

final class StatementFormatterMock: StatementFormatterInterface {
}

final class StatementInteractorMock: StatementInteractorInterface {

    /// The answer to `loadStatement()`, which a test replaces.
    var loadStatementAnswer: @MainActor () async throws -> String = { throw CancellationError() }

    func loadStatement() async throws -> String {
        return try await loadStatementAnswer()
    }

}
