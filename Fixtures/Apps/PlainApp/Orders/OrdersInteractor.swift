import Foundation

final class OrdersInteractor {
}

// MARK: - Extensions -

extension OrdersInteractor: OrdersInteractorInterface {

    func loadOrders() async throws -> [String] {
        // TODO: Return the [String].
        throw CancellationError()
    }

    func cancelOrder() async throws {
        // TODO: Do the work.
        throw CancellationError()
    }

}
