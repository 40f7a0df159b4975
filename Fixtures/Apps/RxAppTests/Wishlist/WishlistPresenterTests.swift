import Testing
import UIKit
@testable import RxApp

@MainActor
struct WishlistPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let viewController = WishlistWireframe().takeViewController()

        #expect(viewController.presenter is WishlistPresenter)
    }

    @Test
    func moduleGoesWithItsScreen() {
        weak var viewController: WishlistViewController?
        weak var presenter: (any WishlistPresenterInterface)?
        weak var wireframe: WishlistWireframe?

        autoreleasepool {
            let module = WishlistWireframe()
            let screen = module.takeViewController()
            screen.loadViewIfNeeded()
            viewController = screen
            presenter = screen.presenter
            wireframe = module
            #expect(presenter != nil)
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
        #expect(wireframe == nil)
    }

    @Test
    func navigatesToCart() {
        let navigationController = UINavigationController()
        let wireframe = WishlistWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToCart()

        #expect(navigationController.viewControllers.count == 2)
    }

}
