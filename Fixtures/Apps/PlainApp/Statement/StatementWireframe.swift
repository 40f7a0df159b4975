import UIKit

final class StatementWireframe: BaseWireframe<StatementViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = StatementViewController()
        super.init(viewController: moduleViewController)

        let formatter = StatementFormatter()
        let interactor = StatementInteractor()
        let presenter = StatementPresenter(
            view: moduleViewController,
            formatter: formatter,
            interactor: interactor,
            wireframe: self
        )
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension StatementWireframe: StatementWireframeInterface {

    func navigateToReceipt() {
        navigationController?.pushWireframe(ReceiptWireframe())
    }

}
