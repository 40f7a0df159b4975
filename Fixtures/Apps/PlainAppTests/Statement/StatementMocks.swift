import Foundation
@testable import PlainApp

final class StatementViewMock: StatementViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0
    private(set) var loadStatementResult: Result<String, any Error>?

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

    func show(loadStatement result: Result<String, any Error>) {
        loadStatementResult = result
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

    /// What answers `loadStatement()`.
    var loadStatementAnswer: @MainActor () async throws -> String = { fatalError("The test sets no loadStatementAnswer.") }

    func loadStatement() async throws -> String {
        return try await loadStatementAnswer()
    }

}
