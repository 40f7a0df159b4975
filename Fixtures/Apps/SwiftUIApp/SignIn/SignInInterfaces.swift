protocol SignInWireframeInterface: WireframeInterface {
    func navigateToStart()
    func navigateToShelf()
}
