import Foundation
@testable import SwiftUIApp

final class LobbyViewMock: LobbyViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0
    private(set) var loadSignsResult: Result<[String], any Error>?

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

    func show(loadSigns result: Result<[String], any Error>) {
        loadSignsResult = result
    }

}

final class LobbyWireframeMock: LobbyWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToStartCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToStart() {
        navigateToStartCallCount += 1
    }

}

final class LobbyInteractorMock: LobbyInteractorInterface {

    /// What answers `loadSigns()`.
    var loadSignsAnswer: @MainActor () async throws -> [String] = { fatalError("The test sets no loadSignsAnswer.") }

    func loadSigns() async throws -> [String] {
        return try await loadSignsAnswer()
    }

}
