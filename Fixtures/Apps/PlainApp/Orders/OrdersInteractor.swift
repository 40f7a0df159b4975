import Foundation

final class OrdersInteractor {
}

// MARK: - Extensions -

extension OrdersInteractor: OrdersInteractorInterface {
}
