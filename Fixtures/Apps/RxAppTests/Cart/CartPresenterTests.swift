import XCTest
import UIKit
@testable import RxApp

nonisolated final class CartPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = CartWireframe().viewController

        XCTAssertTrue(viewController.presenter is CartPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: CartViewController?
        weak var presenter: CartPresenterInterface?
        weak var wireframe: CartWireframe?

        func showModule() {
            let module = CartWireframe()
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
        let view = CartViewMock()
        let wireframe = CartWireframeMock()
        let formatter = CartFormatterMock()
        let presenter = CartPresenter(
            view: view,
            formatter: formatter,
            interactor: CartInteractorMock(),
            wireframe: wireframe
        )

        _ = presenter.configure(with: Cart.ViewOutput())

        XCTAssertEqual(formatter.inputs.count, 1)
        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
