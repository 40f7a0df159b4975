import UIKit

final class ReportWireframe: BaseWireframe<ReportViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ReportViewController()
        super.init(viewController: moduleViewController)

        let formatter = ReportFormatter()
        let presenter = ReportPresenter(view: moduleViewController, formatter: formatter, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension ReportWireframe: ReportWireframeInterface {
}
