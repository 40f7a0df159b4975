import Foundation

final class OrdersInteractor {
}

// MARK: - Extensions -

extension OrdersInteractor: OrdersInteractorInterface {

    func loadOrders() async throws -> [String] {
        // TODO: Return the result.
        fatalError("loadOrders() is not implemented yet.")
    }

    func cancelOrder() async throws {
        // TODO: Do the work.
        fatalError("cancelOrder() is not implemented yet.")
    }

}
