import Foundation
import RxSwift
import RxCocoa

@preconcurrency @MainActor
final class WalletPresenter {

    // MARK: - Private properties -

    private unowned let view: WalletViewInterface
    private let interactor: WalletInteractorInterface
    private let wireframe: WalletWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: WalletViewInterface,
        interactor: WalletInteractorInterface,
        wireframe: WalletWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension WalletPresenter: WalletPresenterInterface {

    func configure(with output: Wallet.ViewOutput) -> Wallet.ViewInput {
        return Wallet.ViewInput()
    }

}
