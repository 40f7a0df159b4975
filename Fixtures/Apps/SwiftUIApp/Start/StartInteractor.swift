import Foundation

final class StartInteractor {
}

// MARK: - Extensions -

extension StartInteractor: StartInteractorInterface {
}
