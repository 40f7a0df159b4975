import Foundation

final class ShelfInteractor {
}

// MARK: - Extensions -

extension ShelfInteractor: ShelfInteractorInterface {
}
