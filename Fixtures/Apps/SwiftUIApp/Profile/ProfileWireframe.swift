import UIKit

final class ProfileWireframe: BaseWireframe<LazyHostingViewController<ProfileView>> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LazyHostingViewController<ProfileView>()
        super.init(viewController: moduleViewController)

        let formatter = ProfileFormatter()
        let interactor = ProfileInteractor()
        let presenter = ProfilePresenter(formatter: formatter, interactor: interactor, wireframe: self)
        moduleViewController.rootView = ProfileView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension ProfileWireframe: ProfileWireframeInterface {
}
