import UIKit

final class HomeWireframe: BaseWireframe<LazyHostingViewController<HomeView>> {

    // MARK: - Module setup -

    init(user: User) {
        let moduleViewController = LazyHostingViewController<HomeView>()
        super.init(viewController: moduleViewController)

        let presenter = HomePresenter(wireframe: self, user: user)
        moduleViewController.rootView = HomeView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension HomeWireframe: HomeWireframeInterface {
}
