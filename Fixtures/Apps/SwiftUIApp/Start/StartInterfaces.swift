import Foundation

protocol StartWireframeInterface: WireframeInterface {
    func navigateToShelf()
    func navigateToLoans()
}

@MainActor
protocol StartInteractorInterface: InteractorInterface {
    func loadNews() async throws -> [String]
}
