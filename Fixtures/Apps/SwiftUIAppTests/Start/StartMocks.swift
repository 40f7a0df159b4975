import Foundation
@testable import SwiftUIApp

final class StartWireframeMock: StartWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToShelfCallCount = 0
    private(set) var navigateToLoansCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToShelf() {
        navigateToShelfCallCount += 1
    }

    func navigateToLoans() {
        navigateToLoansCallCount += 1
    }

}

final class StartInteractorMock: StartInteractorInterface {

    /// What answers `loadNews()`.
    var loadNewsAnswer: @MainActor () async throws -> [String] = { fatalError("The test sets no loadNewsAnswer.") }

    func loadNews() async throws -> [String] {
        return try await loadNewsAnswer()
    }

}
