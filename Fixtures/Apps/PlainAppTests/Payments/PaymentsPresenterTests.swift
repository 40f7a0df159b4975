import XCTest
import UIKit
@testable import PlainApp

nonisolated final class PaymentsPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = PaymentsWireframe().viewController

        XCTAssertTrue(viewController.presenter is PaymentsPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: PaymentsViewController?
        weak var presenter: PaymentsPresenterInterface?
        weak var wireframe: PaymentsWireframe?

        func showModule() {
            let module = PaymentsWireframe()
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
