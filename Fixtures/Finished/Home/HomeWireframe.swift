import UIKit
import RxSwift
import RxCocoa

final class HomeWireframe: BaseWireframe<HomeViewController> {

    // MARK: - Module setup -

    init(user: User) {
        let moduleViewController = HomeViewController()
        super.init(viewController: moduleViewController)

        let presenter = HomePresenter(view: moduleViewController, wireframe: self, user: user)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension HomeWireframe: HomeWireframeInterface {
}
