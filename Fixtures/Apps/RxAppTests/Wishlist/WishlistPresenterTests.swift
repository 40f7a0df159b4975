import XCTest
import UIKit
@testable import RxApp

nonisolated final class WishlistPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = WishlistWireframe().viewController

        XCTAssertTrue(viewController.presenter is WishlistPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
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
            XCTAssertNotNil(presenter)
        }
        showModule()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
    }

    @MainActor
    func testConfigureAsksNothingOfViewAndWireframe() async {
        let view = WishlistViewMock()
        let wireframe = WishlistWireframeMock()
        let presenter = WishlistPresenter(
            view: view,
            wireframe: wireframe
        )

        _ = presenter.configure(with: Wishlist.ViewOutput())

        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
