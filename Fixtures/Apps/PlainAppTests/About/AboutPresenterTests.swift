import XCTest
import UIKit
@testable import PlainApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class AboutPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let navigationController = UINavigationController()
        let wireframe = AboutWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? AboutViewController
        XCTAssertTrue(screen?.presenter is AboutPresenter)
    }

    @MainActor
    func testModuleIsReleasedWithItsScreen() async {
        weak var viewController: UIViewController?
        weak var presenter: (any AboutPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = AboutWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? AboutViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
    }

}
