import Testing
import UIKit
@testable import PlainApp

@MainActor
struct BasketPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let navigationController = UINavigationController()
        let wireframe = BasketWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? BasketViewController
        #expect(screen?.presenter is BasketPresenter)
    }

    @Test
    func moduleIsReleasedWithItsScreen() {
        weak var viewController: UIViewController?
        weak var presenter: (any BasketPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = BasketWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? BasketViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            #expect(presenter != nil)
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
    }

    @Test
    func navigatesToOrders() {
        let navigationController = UINavigationController()
        let wireframe = BasketWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToOrders()

        #expect(isShown(OrdersWireframe.self, in: navigationController))
    }

    private func isShown<Screen>(
        _ module: BaseWireframe<Screen>.Type,
        in navigationController: UINavigationController
    ) -> Bool {
        return navigationController.topViewController is Screen
    }

}
