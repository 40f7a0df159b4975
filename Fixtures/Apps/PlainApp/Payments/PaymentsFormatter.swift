import UIKit

final class PaymentsFormatter {
}

// MARK: - Extensions -

extension PaymentsFormatter: PaymentsFormatterInterface {
}
