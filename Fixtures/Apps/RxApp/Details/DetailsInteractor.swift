import Foundation
import RxSwift

final class DetailsInteractor {
}

// MARK: - Extensions -

extension DetailsInteractor: DetailsInteractorInterface {
}
