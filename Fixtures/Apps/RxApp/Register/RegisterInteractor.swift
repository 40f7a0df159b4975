import Foundation
import RxSwift

final class RegisterInteractor {
}

// MARK: - Extensions -

extension RegisterInteractor: RegisterInteractorInterface {
}
