@testable import SwiftUIApp

final class ProgressionsWireframeMock: ProgressionsWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class ProgressionsFormatterMock: ProgressionsFormatterInterface {
}
