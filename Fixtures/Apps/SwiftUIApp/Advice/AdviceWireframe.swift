import UIKit

final class AdviceWireframe: BaseWireframe<LazyHostingViewController<AdviceView>> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LazyHostingViewController<AdviceView>()
        super.init(viewController: moduleViewController)

        let presenter = AdvicePresenter(wireframe: self)
        moduleViewController.rootView = AdviceView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension AdviceWireframe: AdviceWireframeInterface {
}
