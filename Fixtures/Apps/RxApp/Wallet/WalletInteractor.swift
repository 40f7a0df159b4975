import Foundation
import RxSwift

final class WalletInteractor {
}

// MARK: - Extensions -

extension WalletInteractor: WalletInteractorInterface {
}
