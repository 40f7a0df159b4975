import UIKit

protocol OrdersWireframeInterface: WireframeInterface {
    func navigateToReceipt()
    func navigateToHelp()
}

protocol OrdersViewInterface: ViewInterface {
}

@MainActor
protocol OrdersPresenterInterface: PresenterInterface {
    func loadOrders()
    func cancelOrder()
}

protocol OrdersFormatterInterface: FormatterInterface {
}

@MainActor
protocol OrdersInteractorInterface: InteractorInterface {
    func loadOrders() async throws -> [String]
    func cancelOrder() async throws
}
