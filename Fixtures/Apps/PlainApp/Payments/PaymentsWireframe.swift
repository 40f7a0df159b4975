import UIKit

final class PaymentsWireframe: BaseWireframe<PaymentsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = PaymentsViewController()
        super.init(viewController: moduleViewController)

        let formatter = PaymentsFormatter()
        let interactor = PaymentsInteractor()
        let presenter = PaymentsPresenter(view: moduleViewController, formatter: formatter, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension PaymentsWireframe: PaymentsWireframeInterface {
}
