import UIKit

final class SummaryFormatter {
}

// MARK: - Extensions -

extension SummaryFormatter: SummaryFormatterInterface {
}
