import Foundation

final class TermsInteractor {
}

// MARK: - Extensions -

extension TermsInteractor: TermsInteractorInterface {

    func loadTerms() async throws -> String {
        // TODO: Return the String.
        throw CancellationError()
    }

    func accept() async throws {
        // TODO: Do the work.
        throw CancellationError()
    }

}
