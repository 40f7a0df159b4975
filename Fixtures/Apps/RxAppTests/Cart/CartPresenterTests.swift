import XCTest
import UIKit
@testable import RxApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class CartPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let navigationController = UINavigationController()
        let wireframe = CartWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? CartViewController
        XCTAssertTrue(screen?.presenter is CartPresenter)
    }

    @MainActor
    func testModuleIsReleasedWithItsScreen() async {
        weak var viewController: UIViewController?
        weak var presenter: (any CartPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = CartWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? CartViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
    }

}
