import XCTest
import UIKit
@testable import PlainApp

nonisolated final class OrdersPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = OrdersWireframe().viewController

        XCTAssertTrue(viewController.presenter is OrdersPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: OrdersViewController?
        weak var presenter: OrdersPresenterInterface?
        weak var wireframe: OrdersWireframe?

        func showModule() {
            let module = OrdersWireframe()
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

}
