import XCTest
import UIKit
@testable import RxApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
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
        // What UIKit has autoreleased goes as the main queue goes on.
        for _ in 0..<100 where viewController != nil {
            await Task.yield()
        }

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
