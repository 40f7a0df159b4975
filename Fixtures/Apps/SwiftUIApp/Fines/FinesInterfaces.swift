protocol FinesWireframeInterface: WireframeInterface {
}

@MainActor
protocol FinesInteractorInterface: InteractorInterface {
    func loadFines() async throws -> Int
}
