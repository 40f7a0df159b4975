import XCTest
import UIKit
@testable import PlainApp

nonisolated final class HelpPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = HelpWireframe().viewController

        XCTAssertTrue(viewController.presenter is HelpPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: HelpViewController?
        weak var presenter: HelpPresenterInterface?
        weak var wireframe: HelpWireframe?

        func showModule() {
            let module = HelpWireframe()
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
