@testable import SwiftUIApp

final class ShelfWireframeMock: ShelfWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToLoansCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToLoans() {
        navigateToLoansCallCount += 1
    }

}

final class ShelfInteractorMock: ShelfInteractorInterface {

    /// The answer to `loadBooks()`, which a test replaces.
    var loadBooksAnswer: @MainActor () async throws -> [String] = { throw CancellationError() }

    /// The answer to `reserve()`, which a test replaces.
    var reserveAnswer: @MainActor () async throws -> Void = { throw CancellationError() }

    func loadBooks() async throws -> [String] {
        return try await loadBooksAnswer()
    }

    func reserve() async throws {
        return try await reserveAnswer()
    }

}
