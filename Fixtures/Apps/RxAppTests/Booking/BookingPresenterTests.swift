import Testing
import UIKit
@testable import RxApp

@MainActor
struct BookingPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let navigationController = UINavigationController()
        let wireframe = BookingWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? BookingViewController
        #expect(screen?.presenter is BookingPresenter)
    }

    @Test
    func moduleIsReleasedWithItsScreen() {
        weak var viewController: UIViewController?
        weak var presenter: (any BookingPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = BookingWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? BookingViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            #expect(presenter != nil)
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
    }

    @Test
    func navigatesToLogin() {
        let navigationController = UINavigationController()
        let wireframe = BookingWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToLogin()

        #expect(isShown(LoginWireframe.self, in: navigationController))
    }

    @Test
    func navigatesToCheckout() {
        let navigationController = UINavigationController()
        let wireframe = BookingWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToCheckout()

        #expect(isShown(CheckoutWireframe.self, in: navigationController))
    }

    private func isShown<Screen>(
        _ module: BaseWireframe<Screen>.Type,
        in navigationController: UINavigationController
    ) -> Bool {
        return navigationController.topViewController is Screen
    }

}
