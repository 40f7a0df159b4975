import XCTest
import UIKit
@testable import PlainApp

nonisolated final class ReportPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = ReportWireframe().viewController

        XCTAssertTrue(viewController.presenter is ReportPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: ReportViewController?
        weak var presenter: ReportPresenterInterface?
        weak var wireframe: ReportWireframe?

        func showModule() {
            let module = ReportWireframe()
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
