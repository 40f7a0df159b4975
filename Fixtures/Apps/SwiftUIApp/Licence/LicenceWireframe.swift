import UIKit

final class LicenceWireframe: BaseWireframe<LazyHostingViewController<LicenceView>> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LazyHostingViewController<LicenceView>()
        super.init(viewController: moduleViewController)

        let presenter = LicencePresenter(wireframe: self)
        moduleViewController.rootView = LicenceView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension LicenceWireframe: LicenceWireframeInterface {
}
