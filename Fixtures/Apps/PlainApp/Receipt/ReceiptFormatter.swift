import UIKit

final class ReceiptFormatter {
}

// MARK: - Extensions -

extension ReceiptFormatter: ReceiptFormatterInterface {
}
