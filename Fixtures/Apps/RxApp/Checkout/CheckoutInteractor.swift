import Foundation
import RxSwift

final class CheckoutInteractor {
}

// MARK: - Extensions -

extension CheckoutInteractor: CheckoutInteractorInterface {
}
