import UIKit

final class SplashWireframe: BaseWireframe<SplashViewController> {

    // MARK: - Private properties -

    private let storyboard = UIStoryboard(name: "Splash", bundle: nil)

    // MARK: - Module setup -

    init() {
        let moduleViewController = storyboard.instantiateViewController(ofType: SplashViewController.self)
        super.init(viewController: moduleViewController)

        let presenter = SplashPresenter(view: moduleViewController, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension SplashWireframe: SplashWireframeInterface {
}
