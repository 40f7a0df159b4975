import Foundation
import RxSwift

final class BookingInteractor {
}

// MARK: - Extensions -

extension BookingInteractor: BookingInteractorInterface {
}
