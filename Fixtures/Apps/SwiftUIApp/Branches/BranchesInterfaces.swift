protocol BranchesWireframeInterface: WireframeInterface {
    func navigateToShelf()
    func navigateToFines()
}

protocol BranchesFormatterInterface: FormatterInterface {
}

protocol BranchesInteractorInterface: InteractorInterface {
}
