@testable import RxApp

final class ChartViewMock: ChartViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class ChartWireframeMock: ChartWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class ChartFormatterMock: ChartFormatterInterface {

    private(set) var inputs: [Chart.FormatterInput] = []
    var output = Chart.FormatterOutput()

    func format(for input: Chart.FormatterInput) -> Chart.FormatterOutput {
        inputs.append(input)
        return output
    }

}
