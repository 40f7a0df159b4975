import XCTest
import UIKit
@testable import PlainApp

nonisolated final class BasketPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = BasketWireframe().viewController

        XCTAssertTrue(viewController.presenter is BasketPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: BasketViewController?
        weak var presenter: BasketPresenterInterface?
        weak var wireframe: BasketWireframe?

        func showModule() {
            let module = BasketWireframe()
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
