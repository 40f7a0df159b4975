import Foundation
import RxSwift

final class CartInteractor {
}

// MARK: - Extensions -

extension CartInteractor: CartInteractorInterface {
}
