import Testing
import UIKit
@testable import RxApp

@MainActor
@Suite struct WishlistPresenterTests {

    @Test func wireframeBuildsWiredModule() {
        let viewController = WishlistWireframe().viewController

        #expect(viewController.presenter is WishlistPresenter)
    }

    @Test func moduleGoesWithItsView() async {
        weak var viewController: WishlistViewController?
        weak var presenter: WishlistPresenterInterface?
        weak var wireframe: WishlistWireframe?

        func showModule() {
            let module = WishlistWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.presenter
            wireframe = module
            #expect(presenter != nil)
        }
        showModule()
        // What UIKit has autoreleased goes as the main queue goes on.
        for _ in 0..<100 where viewController != nil {
            await Task.yield()
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
        #expect(wireframe == nil)
    }

    @Test func nobodyNavigatesBeforeAnythingHappens() {
        let navigationController = UINavigationController()
        let module = WishlistWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        #expect(navigationController.viewControllers.count == 1)
        #expect(navigationController.viewControllers.first === module.viewController)
    }

    @Test func configureAsksNothingOfViewAndWireframe() {
        let view = WishlistViewMock()
        let wireframe = WishlistWireframeMock()
        let presenter = WishlistPresenter(
            view: view,
            wireframe: wireframe
        )

        _ = presenter.configure(with: Wishlist.ViewOutput())

        #expect(view.showProgressHUDCallCount == 0)
        #expect(wireframe.alerts.isEmpty)
        #expect(wireframe.navigateToCartCallCount == 0)
    }

}
