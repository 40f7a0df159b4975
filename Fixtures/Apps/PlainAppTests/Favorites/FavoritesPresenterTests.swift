import XCTest
import UIKit
@testable import PlainApp

nonisolated final class FavoritesPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = FavoritesWireframe().viewController

        XCTAssertTrue(viewController.presenter is FavoritesPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: FavoritesViewController?
        weak var presenter: FavoritesPresenterInterface?
        weak var wireframe: FavoritesWireframe?

        func showModule() {
            let module = FavoritesWireframe()
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
