@testable import SwiftUIApp

final class BranchesWireframeMock: BranchesWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToShelfCallCount = 0
    private(set) var navigateToFinesCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToShelf() {
        navigateToShelfCallCount += 1
    }

    func navigateToFines() {
        navigateToFinesCallCount += 1
    }

}

final class BranchesFormatterMock: BranchesFormatterInterface {
}

final class BranchesInteractorMock: BranchesInteractorInterface {
}
