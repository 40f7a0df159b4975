@testable import PlainApp

final class TermsViewMock: TermsViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
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

    /// The answer to `loadTerms()`, which a test replaces.
    var loadTermsAnswer: @MainActor () async throws -> String = { throw CancellationError() }

    /// The answer to `accept()`, which a test replaces.
    var acceptAnswer: @MainActor () async throws -> Void = { throw CancellationError() }

    func loadTerms() async throws -> String {
        return try await loadTermsAnswer()
    }

    func accept() async throws {
        return try await acceptAnswer()
    }

}
