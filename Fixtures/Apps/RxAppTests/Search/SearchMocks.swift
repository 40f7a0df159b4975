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

    /// What formats the models.
    var formatHandler: (Search.FormatterInput) -> Search.FormatterOutput = { _ in fatalError("The test sets no formatHandler.") }

    func format(for input: Search.FormatterInput) -> Search.FormatterOutput {
        return formatHandler(input)
    }

}

final class SearchInteractorMock: SearchInteractorInterface {
}
