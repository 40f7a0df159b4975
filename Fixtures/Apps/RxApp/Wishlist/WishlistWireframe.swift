import UIKit
import RxSwift
import RxCocoa

final class WishlistWireframe: BaseWireframe<WishlistViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = WishlistViewController()
        super.init(viewController: moduleViewController)

        let presenter = WishlistPresenter(view: moduleViewController, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension WishlistWireframe: WishlistWireframeInterface {

    func navigateToCart() {
        navigationController?.pushWireframe(CartWireframe())
    }

}
