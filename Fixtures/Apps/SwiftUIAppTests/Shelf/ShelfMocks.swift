import Foundation
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

    /// What answers `loadBooks()`.
    var loadBooksAnswer: @MainActor () async throws -> [String] = { fatalError("The test sets no loadBooksAnswer.") }

    /// What answers `reserve()`.
    var reserveAnswer: @MainActor () async throws -> Void = { fatalError("The test sets no reserveAnswer.") }

    func loadBooks() async throws -> [String] {
        return try await loadBooksAnswer()
    }

    func reserve() async throws {
        try await reserveAnswer()
    }

}
