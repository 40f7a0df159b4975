protocol SignInWireframeInterface: WireframeInterface {
}

protocol SignInInteractorInterface: InteractorInterface {
}
