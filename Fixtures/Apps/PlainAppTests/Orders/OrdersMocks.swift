@testable import PlainApp

final class OrdersViewMock: OrdersViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class OrdersWireframeMock: OrdersWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []
    private(set) var navigateToReceiptCallCount = 0
    private(set) var navigateToHelpCallCount = 0

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

    func navigateToReceipt() {
        navigateToReceiptCallCount += 1
    }

    func navigateToHelp() {
        navigateToHelpCallCount += 1
    }

}

final class OrdersFormatterMock: OrdersFormatterInterface {
}

final class OrdersInteractorMock: OrdersInteractorInterface {

    /// The answer to `loadOrders()`, which a test replaces.
    var loadOrdersAnswer: @MainActor () async throws -> [String] = { throw CancellationError() }

    /// The answer to `cancelOrder()`, which a test replaces.
    var cancelOrderAnswer: @MainActor () async throws -> Void = { throw CancellationError() }

    func loadOrders() async throws -> [String] {
        return try await loadOrdersAnswer()
    }

    func cancelOrder() async throws {
        return try await cancelOrderAnswer()
    }

}
