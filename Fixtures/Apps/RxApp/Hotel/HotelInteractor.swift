import Foundation
import RxSwift

final class HotelInteractor {
}

// MARK: - Extensions -

extension HotelInteractor: HotelInteractorInterface {
}
