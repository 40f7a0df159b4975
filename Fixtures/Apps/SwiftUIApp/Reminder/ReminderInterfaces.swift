protocol ReminderWireframeInterface: WireframeInterface {
}

protocol ReminderFormatterInterface: FormatterInterface {
}
