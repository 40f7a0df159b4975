protocol StartWireframeInterface: WireframeInterface {
    func navigateToSignIn()
    func navigateToProfile()
}

protocol StartInteractorInterface: InteractorInterface {
}
