import UIKit

final class OrdersFormatter {
}

// MARK: - Extensions -

extension OrdersFormatter: OrdersFormatterInterface {
}
