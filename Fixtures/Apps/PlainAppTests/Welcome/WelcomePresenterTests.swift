import XCTest
import UIKit
@testable import PlainApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class WelcomePresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let viewController = WelcomeWireframe().takeViewController()

        XCTAssertTrue(viewController.presenter is WelcomePresenter)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: WelcomeViewController?
        weak var presenter: (any WelcomePresenterInterface)?
        weak var wireframe: WelcomeWireframe?

        autoreleasepool {
            let module = WelcomeWireframe()
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
