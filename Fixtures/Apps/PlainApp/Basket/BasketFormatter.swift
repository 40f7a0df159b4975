import UIKit

final class BasketFormatter {
}

// MARK: - Extensions -

extension BasketFormatter: BasketFormatterInterface {
}
