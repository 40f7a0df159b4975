import UIKit

final class ProgressionsWireframe: BaseWireframe<LazyHostingViewController<ProgressionsView>> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LazyHostingViewController<ProgressionsView>()
        super.init(viewController: moduleViewController)

        let formatter = ProgressionsFormatter()
        let presenter = ProgressionsPresenter(formatter: formatter, wireframe: self)
        moduleViewController.rootView = ProgressionsView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension ProgressionsWireframe: ProgressionsWireframeInterface {
}
