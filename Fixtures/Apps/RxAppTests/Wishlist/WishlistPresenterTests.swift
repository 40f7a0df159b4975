import Testing
import UIKit
@testable import RxApp

@MainActor
struct WishlistPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let navigationController = UINavigationController()
        let wireframe = WishlistWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? WishlistViewController
        #expect(screen?.presenter is WishlistPresenter)
    }

    @Test
    func moduleIsReleasedWithItsScreen() {
        weak var viewController: UIViewController?
        weak var presenter: (any WishlistPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = WishlistWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? WishlistViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            #expect(presenter != nil)
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
    }

    @Test
    func navigatesToCart() {
        let navigationController = UINavigationController()
        let wireframe = WishlistWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToCart()

        #expect(isShown(CartWireframe.self, in: navigationController))
    }

    private func isShown<Screen>(
        _ module: BaseWireframe<Screen>.Type,
        in navigationController: UINavigationController
    ) -> Bool {
        return navigationController.topViewController is Screen
    }

}
