import XCTest
import UIKit
@testable import PlainApp

nonisolated final class ReceiptPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = ReceiptWireframe().viewController

        XCTAssertTrue(viewController.presenter is ReceiptPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: ReceiptViewController?
        weak var presenter: ReceiptPresenterInterface?
        weak var wireframe: ReceiptWireframe?

        func showModule() {
            let module = ReceiptWireframe()
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
