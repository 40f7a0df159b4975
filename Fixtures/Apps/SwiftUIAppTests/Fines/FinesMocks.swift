import Foundation
@testable import SwiftUIApp

final class FinesWireframeMock: FinesWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class FinesInteractorMock: FinesInteractorInterface {

    /// What answers `loadFines()`.
    var loadFinesAnswer: @MainActor () async throws -> Int = { fatalError("The test sets no loadFinesAnswer.") }

    func loadFines() async throws -> Int {
        return try await loadFinesAnswer()
    }

}
