import XCTest
import UIKit
@testable import PlainApp

nonisolated final class AboutPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = AboutWireframe().viewController

        XCTAssertTrue(viewController.presenter is AboutPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: AboutViewController?
        weak var presenter: AboutPresenterInterface?
        weak var wireframe: AboutWireframe?

        func showModule() {
            let module = AboutWireframe()
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
