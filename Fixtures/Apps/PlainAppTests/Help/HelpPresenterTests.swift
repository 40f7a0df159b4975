import XCTest
import UIKit
@testable import PlainApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class HelpPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let navigationController = UINavigationController()
        let wireframe = HelpWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? HelpViewController
        XCTAssertTrue(screen?.presenter is HelpPresenter)
    }

    @MainActor
    func testModuleIsReleasedWithItsScreen() async {
        weak var viewController: UIViewController?
        weak var presenter: (any HelpPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = HelpWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? HelpViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
    }

    @MainActor
    func testNavigatesToWelcome() async {
        let navigationController = UINavigationController()
        let wireframe = HelpWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToWelcome()

        XCTAssertTrue(isShown(WelcomeWireframe.self, in: navigationController))
    }

    @MainActor
    private func isShown<Screen>(
        _ module: BaseWireframe<Screen>.Type,
        in navigationController: UINavigationController
    ) -> Bool {
        return navigationController.topViewController is Screen
    }

}
