import UIKit
import RxSwift
import RxCocoa

final class HotelWireframe: BaseWireframe<HotelViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = HotelViewController()
        super.init(viewController: moduleViewController)

        let formatter = HotelFormatter()
        let interactor = HotelInteractor()
        let presenter = HotelPresenter(view: moduleViewController, formatter: formatter, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension HotelWireframe: HotelWireframeInterface {

    func navigateToBooking() {
        navigationController?.pushWireframe(BookingWireframe())
    }

}
