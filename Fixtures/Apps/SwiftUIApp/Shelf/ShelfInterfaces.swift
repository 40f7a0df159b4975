import Foundation

protocol ShelfWireframeInterface: WireframeInterface {
    func navigateToLoans()
}

@MainActor
protocol ShelfInteractorInterface: InteractorInterface {
    func loadBooks() async throws -> [String]
    func reserve() async throws
}
