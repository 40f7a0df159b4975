import XCTest
import UIKit
@testable import PlainApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class AboutPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let viewController = AboutWireframe().takeViewController()

        XCTAssertTrue(viewController.presenter is AboutPresenter)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: AboutViewController?
        weak var presenter: (any AboutPresenterInterface)?
        weak var wireframe: AboutWireframe?

        autoreleasepool {
            let module = AboutWireframe()
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
