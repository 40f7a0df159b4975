import XCTest
import UIKit
@testable import PlainApp

nonisolated final class InvoicePresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = InvoiceWireframe().viewController

        XCTAssertTrue(viewController.presenter is InvoicePresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: InvoiceViewController?
        weak var presenter: InvoicePresenterInterface?
        weak var wireframe: InvoiceWireframe?

        func showModule() {
            let module = InvoiceWireframe()
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
