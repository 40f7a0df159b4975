import UIKit

final class ReceiptWireframe: BaseWireframe<ReceiptViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Receipt", bundle: nil)

    // MARK: - Module setup -

    init() {
        let moduleViewController = storyboard.instantiateViewController(ofType: ReceiptViewController.self)
        super.init(viewController: moduleViewController)

        let formatter = ReceiptFormatter()
        let presenter = ReceiptPresenter(
            view: moduleViewController,
            formatter: formatter,
            wireframe: self
        )
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension ReceiptWireframe: ReceiptWireframeInterface {
}
