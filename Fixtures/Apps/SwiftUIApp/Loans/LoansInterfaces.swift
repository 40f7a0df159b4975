protocol LoansWireframeInterface: WireframeInterface {
}

protocol LoansFormatterInterface: FormatterInterface {
}

protocol LoansInteractorInterface: InteractorInterface {
}
