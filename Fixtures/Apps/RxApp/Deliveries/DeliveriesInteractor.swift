import Foundation
import RxSwift

final class DeliveriesInteractor {
}

// MARK: - Extensions -

extension DeliveriesInteractor: DeliveriesInteractorInterface {
}
