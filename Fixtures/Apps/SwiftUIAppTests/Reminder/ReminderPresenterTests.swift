import XCTest
import UIKit
@testable import SwiftUIApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class ReminderPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let navigationController = UINavigationController()
        let wireframe = ReminderWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? LazyHostingViewController<ReminderView>
        XCTAssertNotNil(screen?.rootView)
    }

    @MainActor
    func testModuleIsReleasedWithItsScreen() async {
        weak var viewController: UIViewController?
        weak var presenter: ReminderPresenter?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = ReminderWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? LazyHostingViewController<ReminderView>
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.rootView.presenter
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
    }

}
