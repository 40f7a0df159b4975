import Foundation

final class ProgressionsFormatter {
}

// MARK: - Extensions -

extension ProgressionsFormatter: ProgressionsFormatterInterface {
}
