@testable import RxApp

final class FeedViewMock: FeedViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class FeedWireframeMock: FeedWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class FeedFormatterMock: FeedFormatterInterface {

    private(set) var inputs: [Feed.FormatterInput] = []
    var output = Feed.FormatterOutput()

    func format(for input: Feed.FormatterInput) -> Feed.FormatterOutput {
        inputs.append(input)
        return output
    }

}

final class FeedInteractorMock: FeedInteractorInterface {
}
