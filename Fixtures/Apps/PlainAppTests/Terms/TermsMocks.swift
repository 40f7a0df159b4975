import Foundation
@testable import PlainApp

final class TermsViewMock: TermsViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0
    private(set) var loadTermsResult: Result<String, any Error>?
    private(set) var acceptResult: Result<Void, any Error>?

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

    func show(loadTerms result: Result<String, any Error>) {
        loadTermsResult = result
    }

    func show(accept result: Result<Void, any Error>) {
        acceptResult = result
    }

}

final class TermsWireframeMock: TermsWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToWelcomeCallCount = 0
    private(set) var navigateToAboutCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToWelcome() {
        navigateToWelcomeCallCount += 1
    }

    func navigateToAbout() {
        navigateToAboutCallCount += 1
    }

}

final class TermsInteractorMock: TermsInteractorInterface {

    /// What answers `loadTerms()`.
    var loadTermsAnswer: @MainActor () async throws -> String = { fatalError("The test sets no loadTermsAnswer.") }

    /// What answers `accept()`.
    var acceptAnswer: @MainActor () async throws -> Void = { fatalError("The test sets no acceptAnswer.") }

    func loadTerms() async throws -> String {
        return try await loadTermsAnswer()
    }

    func accept() async throws {
        try await acceptAnswer()
    }

}
