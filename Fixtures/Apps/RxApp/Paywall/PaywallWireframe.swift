import UIKit
import RxSwift
import RxCocoa

final class PaywallWireframe: BaseWireframe<PaywallViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = PaywallViewController()
        super.init(viewController: moduleViewController)

        let presenter = PaywallPresenter(view: moduleViewController, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension PaywallWireframe: PaywallWireframeInterface {
}
