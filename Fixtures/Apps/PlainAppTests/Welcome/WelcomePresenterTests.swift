import XCTest
import UIKit
@testable import PlainApp

nonisolated final class WelcomePresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = WelcomeWireframe().viewController

        XCTAssertTrue(viewController.presenter is WelcomePresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: WelcomeViewController?
        weak var presenter: WelcomePresenterInterface?
        weak var wireframe: WelcomeWireframe?

        func showModule() {
            let module = WelcomeWireframe()
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
