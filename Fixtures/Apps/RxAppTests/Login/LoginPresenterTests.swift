import XCTest
import UIKit
@testable import RxApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class LoginPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let viewController = LoginWireframe().takeViewController()

        XCTAssertTrue(viewController.presenter is LoginPresenter)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: LoginViewController?
        weak var presenter: (any LoginPresenterInterface)?
        weak var wireframe: LoginWireframe?

        autoreleasepool {
            let module = LoginWireframe()
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
