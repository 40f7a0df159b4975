import UIKit
import RxSwift
import RxCocoa

final class TicketWireframe: BaseWireframe<TicketViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = TicketViewController()
        super.init(viewController: moduleViewController)

        let formatter = TicketFormatter()
        let presenter = TicketPresenter(view: moduleViewController, formatter: formatter, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension TicketWireframe: TicketWireframeInterface {
}
