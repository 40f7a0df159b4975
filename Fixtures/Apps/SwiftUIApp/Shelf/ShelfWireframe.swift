import UIKit

final class ShelfWireframe: BaseWireframe<LazyHostingViewController<ShelfView>> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LazyHostingViewController<ShelfView>()
        super.init(viewController: moduleViewController)

        let interactor = ShelfInteractor()
        let presenter = ShelfPresenter(interactor: interactor, wireframe: self)
        moduleViewController.rootView = ShelfView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension ShelfWireframe: ShelfWireframeInterface {

    func navigateToLoans() {
        navigationController?.pushWireframe(LoansWireframe())
    }

}
