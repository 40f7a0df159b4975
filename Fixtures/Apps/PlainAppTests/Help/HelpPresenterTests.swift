import XCTest
import UIKit
@testable import PlainApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class HelpPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let viewController = HelpWireframe().takeViewController()

        XCTAssertTrue(viewController.presenter is HelpPresenter)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: HelpViewController?
        weak var presenter: (any HelpPresenterInterface)?
        weak var wireframe: HelpWireframe?

        autoreleasepool {
            let module = HelpWireframe()
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

    @MainActor
    func testNavigatesToWelcome() async {
        let navigationController = UINavigationController()
        let wireframe = HelpWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToWelcome()

        XCTAssertEqual(navigationController.viewControllers.count, 2)
    }

}
