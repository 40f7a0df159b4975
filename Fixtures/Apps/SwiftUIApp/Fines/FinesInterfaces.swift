import Foundation

protocol FinesWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol FinesInteractorInterface: InteractorInterface {
    func loadFines() async throws -> Int
}
