import UIKit

protocol OrdersWireframeInterface: WireframeInterface {
    func navigateToReceipt()
    func navigateToHelp()
}

protocol OrdersViewInterface: ViewInterface {
    func show(loadOrders result: Result<[String], any Error>)
    func show(cancelOrder result: Result<Void, any Error>)
}

@preconcurrency @MainActor
protocol OrdersPresenterInterface: PresenterInterface {
    func loadOrders()
    func cancelOrder()
}

protocol OrdersFormatterInterface: FormatterInterface {
}

@preconcurrency @MainActor
protocol OrdersInteractorInterface: InteractorInterface {
    func loadOrders() async throws -> [String]
    func cancelOrder() async throws
}
