final class LoansFormatter {
}

// MARK: - Extensions -

extension LoansFormatter: LoansFormatterInterface {
}
