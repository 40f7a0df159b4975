import Foundation

final class AboutInteractor {
}

// MARK: - Extensions -

extension AboutInteractor: AboutInteractorInterface {
}
