import UIKit

final class FinesWireframe: BaseWireframe<LazyHostingViewController<FinesView>> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LazyHostingViewController<FinesView>()
        super.init(viewController: moduleViewController)

        let interactor = FinesInteractor()
        let presenter = FinesPresenter(interactor: interactor, wireframe: self)
        moduleViewController.rootView = FinesView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension FinesWireframe: FinesWireframeInterface {
}
