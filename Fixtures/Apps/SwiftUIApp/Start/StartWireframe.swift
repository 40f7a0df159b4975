import UIKit

final class StartWireframe: BaseWireframe<LazyHostingViewController<StartView>> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LazyHostingViewController<StartView>()
        super.init(viewController: moduleViewController)

        let interactor = StartInteractor()
        let presenter = StartPresenter(interactor: interactor, wireframe: self)
        moduleViewController.rootView = StartView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension StartWireframe: StartWireframeInterface {

    func navigateToShelf() {
        navigationController?.pushWireframe(ShelfWireframe())
    }

    func navigateToLoans() {
        navigationController?.pushWireframe(LoansWireframe())
    }

}
