import Foundation

final class FinesInteractor {
}

// MARK: - Extensions -

extension FinesInteractor: FinesInteractorInterface {
}
