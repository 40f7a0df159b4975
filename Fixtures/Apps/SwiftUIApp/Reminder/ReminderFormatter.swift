import Foundation

final class ReminderFormatter {
}

// MARK: - Extensions -

extension ReminderFormatter: ReminderFormatterInterface {
}
