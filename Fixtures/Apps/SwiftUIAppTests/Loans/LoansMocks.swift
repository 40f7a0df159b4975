@testable import SwiftUIApp

final class LoansWireframeMock: LoansWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToFinesCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToFines() {
        navigateToFinesCallCount += 1
    }

}

final class LoansFormatterMock: LoansFormatterInterface {
}

final class LoansInteractorMock: LoansInteractorInterface {

    /// The answer to `loadLoans()`, which a test replaces.
    var loadLoansAnswer: @MainActor () async throws -> [String] = { throw CancellationError() }

    /// The answer to `renewAll()`, which a test replaces.
    var renewAllAnswer: @MainActor () async throws -> Void = { throw CancellationError() }

    func loadLoans() async throws -> [String] {
        return try await loadLoansAnswer()
    }

    func renewAll() async throws {
        return try await renewAllAnswer()
    }

}
