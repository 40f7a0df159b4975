import XCTest
import UIKit
@testable import SwiftUIApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
nonisolated final class ReminderPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = ReminderWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<ReminderView>?
        weak var presenter: ReminderPresenter?
        weak var wireframe: ReminderWireframe?

        func showModule() {
            let module = ReminderWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.rootView.presenter
            wireframe = module
            XCTAssertNotNil(presenter)
        }
        showModule()
        // What UIKit has autoreleased goes as the main queue goes on.
        for _ in 0..<100 where viewController != nil {
            await Task.yield()
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
    }

    @MainActor
    func testShownViewAsksNothingOfWireframe() async {
        let wireframe = ReminderWireframeMock()
        let presenter = ReminderPresenter(
            formatter: ReminderFormatterMock(),
            wireframe: wireframe
        )

        _ = ReminderView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
