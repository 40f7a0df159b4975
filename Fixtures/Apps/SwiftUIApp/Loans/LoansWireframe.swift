import UIKit

final class LoansWireframe: BaseWireframe<LazyHostingViewController<LoansView>> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LazyHostingViewController<LoansView>()
        super.init(viewController: moduleViewController)

        let formatter = LoansFormatter()
        let interactor = LoansInteractor()
        let presenter = LoansPresenter(
            formatter: formatter,
            interactor: interactor,
            wireframe: self
        )
        moduleViewController.rootView = LoansView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension LoansWireframe: LoansWireframeInterface {

    func navigateToFines() {
        navigationController?.pushWireframe(FinesWireframe())
    }

}
