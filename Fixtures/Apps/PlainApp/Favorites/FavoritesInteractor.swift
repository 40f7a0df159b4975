import Foundation

final class FavoritesInteractor {
}

// MARK: - Extensions -

extension FavoritesInteractor: FavoritesInteractorInterface {
}
