import XCTest
import UIKit
@testable import PlainApp

nonisolated final class TermsPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = TermsWireframe().viewController

        XCTAssertTrue(viewController.presenter is TermsPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: TermsViewController?
        weak var presenter: TermsPresenterInterface?
        weak var wireframe: TermsWireframe?

        func showModule() {
            let module = TermsWireframe()
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
