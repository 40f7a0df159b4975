import XCTest
import UIKit
@testable import PlainApp

nonisolated final class StatementPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = StatementWireframe().viewController

        XCTAssertTrue(viewController.presenter is StatementPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: StatementViewController?
        weak var presenter: StatementPresenterInterface?
        weak var wireframe: StatementWireframe?

        func showModule() {
            let module = StatementWireframe()
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
