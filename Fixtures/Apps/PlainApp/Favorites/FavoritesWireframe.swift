import UIKit

final class FavoritesWireframe: BaseWireframe<FavoritesViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = FavoritesViewController()
        super.init(viewController: moduleViewController)

        let interactor = FavoritesInteractor()
        let presenter = FavoritesPresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension FavoritesWireframe: FavoritesWireframeInterface {
}
