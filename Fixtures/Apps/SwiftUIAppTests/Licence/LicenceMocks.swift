@testable import SwiftUIApp

final class LicenceWireframeMock: LicenceWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}
