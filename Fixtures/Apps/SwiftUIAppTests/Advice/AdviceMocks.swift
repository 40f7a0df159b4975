@testable import SwiftUIApp

final class AdviceWireframeMock: AdviceWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}
