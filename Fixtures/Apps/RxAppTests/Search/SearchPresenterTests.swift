import XCTest
import UIKit
@testable import RxApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class SearchPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let navigationController = UINavigationController()
        let wireframe = SearchWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? SearchViewController
        XCTAssertTrue(screen?.presenter is SearchPresenter)
    }

    @MainActor
    func testModuleIsReleasedWithItsScreen() async {
        weak var viewController: UIViewController?
        weak var presenter: (any SearchPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = SearchWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? SearchViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
    }

}
