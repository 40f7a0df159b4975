protocol ProgressionsWireframeInterface: WireframeInterface {
}

protocol ProgressionsFormatterInterface: FormatterInterface {
}
