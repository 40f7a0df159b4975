import Testing
import UIKit
@testable import RxApp

@MainActor
struct BookingPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let viewController = BookingWireframe().takeViewController()

        #expect(viewController.presenter is BookingPresenter)
    }

    @Test
    func moduleGoesWithItsScreen() {
        weak var viewController: BookingViewController?
        weak var presenter: (any BookingPresenterInterface)?
        weak var wireframe: BookingWireframe?

        autoreleasepool {
            let module = BookingWireframe()
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
    func navigatesToLogin() {
        let navigationController = UINavigationController()
        let wireframe = BookingWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToLogin()

        #expect(navigationController.viewControllers.count == 2)
    }

    @Test
    func navigatesToCheckout() {
        let navigationController = UINavigationController()
        let wireframe = BookingWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToCheckout()

        #expect(navigationController.viewControllers.count == 2)
    }

}
