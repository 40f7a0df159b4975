import UIKit

final class ReportFormatter {
}

// MARK: - Extensions -

extension ReportFormatter: ReportFormatterInterface {
}
