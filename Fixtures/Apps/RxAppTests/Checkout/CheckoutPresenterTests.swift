import XCTest
import UIKit
@testable import RxApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class CheckoutPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let viewController = CheckoutWireframe().takeViewController()

        XCTAssertTrue(viewController.presenter is CheckoutPresenter)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: CheckoutViewController?
        weak var presenter: (any CheckoutPresenterInterface)?
        weak var wireframe: CheckoutWireframe?

        autoreleasepool {
            let module = CheckoutWireframe()
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
