import XCTest
import UIKit
@testable import PlainApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class ReceiptPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let viewController = ReceiptWireframe().takeViewController()

        XCTAssertTrue(viewController.presenter is ReceiptPresenter)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: ReceiptViewController?
        weak var presenter: (any ReceiptPresenterInterface)?
        weak var wireframe: ReceiptWireframe?

        autoreleasepool {
            let module = ReceiptWireframe()
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
