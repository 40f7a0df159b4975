protocol LoginWireframeInterface: WireframeInterface {
    func navigateToHome(of user: User)
}

@MainActor
protocol LoginInteractorInterface: InteractorInterface {
    func login(with credentials: Credentials) async throws -> User
    func register(with credentials: Credentials) async throws -> User
    func remember(_ user: User)
}
