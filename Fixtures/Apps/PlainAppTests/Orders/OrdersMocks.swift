import Foundation
@testable import PlainApp

final class OrdersViewMock: OrdersViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0
    private(set) var loadOrdersResult: Result<[String], any Error>?
    private(set) var cancelOrderResult: Result<Void, any Error>?

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

    func show(loadOrders result: Result<[String], any Error>) {
        loadOrdersResult = result
    }

    func show(cancelOrder result: Result<Void, any Error>) {
        cancelOrderResult = result
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

    /// What answers `loadOrders()`.
    var loadOrdersAnswer: @MainActor () async throws -> [String] = { fatalError("The test sets no loadOrdersAnswer.") }

    /// What answers `cancelOrder()`.
    var cancelOrderAnswer: @MainActor () async throws -> Void = { fatalError("The test sets no cancelOrderAnswer.") }

    func loadOrders() async throws -> [String] {
        return try await loadOrdersAnswer()
    }

    func cancelOrder() async throws {
        try await cancelOrderAnswer()
    }

}
