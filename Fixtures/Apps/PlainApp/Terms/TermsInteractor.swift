import Foundation

final class TermsInteractor {
}

// MARK: - Extensions -

extension TermsInteractor: TermsInteractorInterface {

    func loadTerms() async throws -> String {
        // TODO: Return the result.
        fatalError("loadTerms() is not implemented yet.")
    }

    func accept() async throws {
        // TODO: Do the work.
        fatalError("accept() is not implemented yet.")
    }

}
