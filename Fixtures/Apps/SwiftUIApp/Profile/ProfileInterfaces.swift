protocol ProfileWireframeInterface: WireframeInterface {
}

protocol ProfileFormatterInterface: FormatterInterface {
}

protocol ProfileInteractorInterface: InteractorInterface {
}
