import Foundation

final class WelcomeInteractor {
}

// MARK: - Extensions -

extension WelcomeInteractor: WelcomeInteractorInterface {
}
