import Foundation

final class LoansFormatter {
}

// MARK: - Extensions -

extension LoansFormatter: LoansFormatterInterface {
}
