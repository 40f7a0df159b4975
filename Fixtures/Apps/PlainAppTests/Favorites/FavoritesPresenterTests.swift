import XCTest
import UIKit
@testable import PlainApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class FavoritesPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let viewController = FavoritesWireframe().takeViewController()

        XCTAssertTrue(viewController.presenter is FavoritesPresenter)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: FavoritesViewController?
        weak var presenter: (any FavoritesPresenterInterface)?
        weak var wireframe: FavoritesWireframe?

        autoreleasepool {
            let module = FavoritesWireframe()
            let screen = module.takeViewController()
            screen.loadViewIfNeeded()
            viewController = screen
            presenter = screen.presenter
            wireframe = module
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
    }

}
