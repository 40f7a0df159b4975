import UIKit
import RxSwift
import RxCocoa

final class CouponsWireframe: BaseWireframe<CouponsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = CouponsViewController()
        super.init(viewController: moduleViewController)

        let formatter = CouponsFormatter()
        let presenter = CouponsPresenter(view: moduleViewController, formatter: formatter, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension CouponsWireframe: CouponsWireframeInterface {
}
