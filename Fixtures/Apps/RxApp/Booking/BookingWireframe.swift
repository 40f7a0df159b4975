import UIKit
import RxSwift
import RxCocoa

final class BookingWireframe: BaseWireframe<BookingViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Booking", bundle: nil)

    // MARK: - Module setup -

    init() {
        let moduleViewController = storyboard.instantiateViewController(ofType: BookingViewController.self)
        super.init(viewController: moduleViewController)

        let interactor = BookingInteractor()
        let presenter = BookingPresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension BookingWireframe: BookingWireframeInterface {

    func navigateToLogin() {
        navigationController?.pushWireframe(LoginWireframe())
    }

    func navigateToCheckout() {
        navigationController?.pushWireframe(CheckoutWireframe())
    }

}
