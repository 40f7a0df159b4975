import UIKit

final class StatementFormatter {
}

// MARK: - Extensions -

extension StatementFormatter: StatementFormatterInterface {
}
