import UIKit

final class SummaryWireframe: BaseWireframe<SummaryViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = SummaryViewController()
        super.init(viewController: moduleViewController)

        let formatter = SummaryFormatter()
        let presenter = SummaryPresenter(view: moduleViewController, formatter: formatter, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension SummaryWireframe: SummaryWireframeInterface {
}
