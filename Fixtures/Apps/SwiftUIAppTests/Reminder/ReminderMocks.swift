@testable import SwiftUIApp

final class ReminderWireframeMock: ReminderWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class ReminderFormatterMock: ReminderFormatterInterface {
}
