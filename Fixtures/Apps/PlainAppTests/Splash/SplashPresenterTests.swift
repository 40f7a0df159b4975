import XCTest
import UIKit
@testable import PlainApp

nonisolated final class SplashPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = SplashWireframe().viewController

        XCTAssertTrue(viewController.presenter is SplashPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: SplashViewController?
        weak var presenter: SplashPresenterInterface?
        weak var wireframe: SplashWireframe?

        func showModule() {
            let module = SplashWireframe()
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
