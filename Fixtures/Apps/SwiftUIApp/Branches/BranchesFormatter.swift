import Foundation

final class BranchesFormatter {
}

// MARK: - Extensions -

extension BranchesFormatter: BranchesFormatterInterface {
}
