import Foundation

final class MenuInteractor {
}

// MARK: - Extensions -

extension MenuInteractor: MenuInteractorInterface {
}
