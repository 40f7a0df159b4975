import UIKit

final class InvoiceWireframe: BaseWireframe<InvoiceViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = InvoiceViewController()
        super.init(viewController: moduleViewController)

        let formatter = InvoiceFormatter()
        let interactor = InvoiceInteractor()
        let presenter = InvoicePresenter(view: moduleViewController, formatter: formatter, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension InvoiceWireframe: InvoiceWireframeInterface {
}
