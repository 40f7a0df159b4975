@testable import RxApp

final class SearchViewMock: SearchViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class SearchWireframeMock: SearchWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class SearchFormatterMock: SearchFormatterInterface {

    private(set) var inputs: [Search.FormatterInput] = []
    var output = Search.FormatterOutput()

    func format(for input: Search.FormatterInput) -> Search.FormatterOutput {
        inputs.append(input)
        return output
    }

}

final class SearchInteractorMock: SearchInteractorInterface {
}
