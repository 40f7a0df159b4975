import Foundation

protocol LoansWireframeInterface: WireframeInterface {
    func navigateToFines()
}

protocol LoansFormatterInterface: FormatterInterface {
}

@MainActor
protocol LoansInteractorInterface: InteractorInterface {
    func loadLoans() async throws -> [String]
    func renewAll() async throws
}
