import Foundation

final class PaymentsInteractor {
}

// MARK: - Extensions -

extension PaymentsInteractor: PaymentsInteractorInterface {
}
