import Foundation

final class ProfileFormatter {
}

// MARK: - Extensions -

extension ProfileFormatter: ProfileFormatterInterface {
}
