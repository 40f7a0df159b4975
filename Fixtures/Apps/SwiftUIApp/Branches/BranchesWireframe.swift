import UIKit

final class BranchesWireframe: BaseWireframe<LazyHostingViewController<BranchesView>> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LazyHostingViewController<BranchesView>()
        super.init(viewController: moduleViewController)

        let formatter = BranchesFormatter()
        let interactor = BranchesInteractor()
        let presenter = BranchesPresenter(formatter: formatter, interactor: interactor, wireframe: self)
        moduleViewController.rootView = BranchesView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension BranchesWireframe: BranchesWireframeInterface {

    func navigateToShelf() {
        navigationController?.pushWireframe(ShelfWireframe())
    }

    func navigateToFines() {
        navigationController?.pushWireframe(FinesWireframe())
    }

}
