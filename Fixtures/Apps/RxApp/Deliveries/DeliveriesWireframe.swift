import UIKit
import RxSwift
import RxCocoa

final class DeliveriesWireframe: BaseWireframe<DeliveriesViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = DeliveriesViewController()
        super.init(viewController: moduleViewController)

        let formatter = DeliveriesFormatter()
        let interactor = DeliveriesInteractor()
        let presenter = DeliveriesPresenter(view: moduleViewController, formatter: formatter, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension DeliveriesWireframe: DeliveriesWireframeInterface {
}
