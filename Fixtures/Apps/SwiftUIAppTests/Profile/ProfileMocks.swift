@testable import SwiftUIApp

final class ProfileWireframeMock: ProfileWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class ProfileFormatterMock: ProfileFormatterInterface {
}

final class ProfileInteractorMock: ProfileInteractorInterface {
}
