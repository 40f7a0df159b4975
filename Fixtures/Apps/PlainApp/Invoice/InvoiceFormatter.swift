import UIKit

final class InvoiceFormatter {
}

// MARK: - Extensions -

extension InvoiceFormatter: InvoiceFormatterInterface {
}
