import UIKit
import RxSwift
import RxCocoa

final class WalletWireframe: BaseWireframe<WalletViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = WalletViewController()
        super.init(viewController: moduleViewController)

        let interactor = WalletInteractor()
        let presenter = WalletPresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension WalletWireframe: WalletWireframeInterface {
}
