@testable import SwiftUIApp

final class FinesWireframeMock: FinesWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class FinesInteractorMock: FinesInteractorInterface {

    /// The answer to `loadFines()`, which a test replaces.
    var loadFinesAnswer: @MainActor () async throws -> Int = { throw CancellationError() }

    func loadFines() async throws -> Int {
        return try await loadFinesAnswer()
    }

}
