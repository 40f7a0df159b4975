final class ReminderFormatter {
}

// MARK: - Extensions -

extension ReminderFormatter: ReminderFormatterInterface {
}
