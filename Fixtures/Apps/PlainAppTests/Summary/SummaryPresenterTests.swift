import XCTest
import UIKit
@testable import PlainApp

nonisolated final class SummaryPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = SummaryWireframe().viewController

        XCTAssertTrue(viewController.presenter is SummaryPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: SummaryViewController?
        weak var presenter: SummaryPresenterInterface?
        weak var wireframe: SummaryWireframe?

        func showModule() {
            let module = SummaryWireframe()
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
