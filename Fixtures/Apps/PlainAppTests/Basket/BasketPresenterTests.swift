import Testing
import UIKit
@testable import PlainApp

@MainActor
struct BasketPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let viewController = BasketWireframe().takeViewController()

        #expect(viewController.presenter is BasketPresenter)
    }

    @Test
    func moduleGoesWithItsScreen() {
        weak var viewController: BasketViewController?
        weak var presenter: (any BasketPresenterInterface)?
        weak var wireframe: BasketWireframe?

        autoreleasepool {
            let module = BasketWireframe()
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
    func navigatesToOrders() {
        let navigationController = UINavigationController()
        let wireframe = BasketWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToOrders()

        #expect(navigationController.viewControllers.count == 2)
    }

}
