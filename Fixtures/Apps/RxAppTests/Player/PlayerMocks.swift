@testable import RxApp

final class PlayerViewMock: PlayerViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class PlayerWireframeMock: PlayerWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class PlayerFormatterMock: PlayerFormatterInterface {

    private(set) var inputs: [Player.FormatterInput] = []
    var output = Player.FormatterOutput()

    func format(for input: Player.FormatterInput) -> Player.FormatterOutput {
        inputs.append(input)
        return output
    }

}
