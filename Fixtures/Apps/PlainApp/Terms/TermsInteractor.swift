import Foundation

final class TermsInteractor {
}

// MARK: - Extensions -

extension TermsInteractor: TermsInteractorInterface {
}
