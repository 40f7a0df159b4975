@testable import SwiftUIApp

final class LoansWireframeMock: LoansWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class LoansFormatterMock: LoansFormatterInterface {
}

final class LoansInteractorMock: LoansInteractorInterface {
}
