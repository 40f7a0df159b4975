import Foundation

final class OpeningInteractor {
}

// MARK: - Extensions -

extension OpeningInteractor: OpeningInteractorInterface {
}
