import XCTest
import UIKit
@testable import PlainApp

nonisolated final class CreditsPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = CreditsWireframe().viewController

        XCTAssertTrue(viewController.presenter is CreditsPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: CreditsViewController?
        weak var presenter: CreditsPresenterInterface?
        weak var wireframe: CreditsWireframe?

        func showModule() {
            let module = CreditsWireframe()
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
