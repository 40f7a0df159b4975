import XCTest
import UIKit
@testable import SwiftUIApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class ReminderPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let viewController = ReminderWireframe().takeViewController()

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: LazyHostingViewController<ReminderView>?
        weak var presenter: ReminderPresenter?
        weak var wireframe: ReminderWireframe?

        autoreleasepool {
            let module = ReminderWireframe()
            let screen = module.takeViewController()
            screen.loadViewIfNeeded()
            viewController = screen
            presenter = screen.rootView.presenter
            wireframe = module
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
    }

}
