import Foundation
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

    /// What answers `loadLoans()`.
    var loadLoansAnswer: @MainActor () async throws -> [String] = { fatalError("The test sets no loadLoansAnswer.") }

    /// What answers `renewAll()`.
    var renewAllAnswer: @MainActor () async throws -> Void = { fatalError("The test sets no renewAllAnswer.") }

    func loadLoans() async throws -> [String] {
        return try await loadLoansAnswer()
    }

    func renewAll() async throws {
        try await renewAllAnswer()
    }

}
