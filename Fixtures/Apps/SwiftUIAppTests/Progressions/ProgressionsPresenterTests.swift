import XCTest
import UIKit
@testable import SwiftUIApp

nonisolated final class ProgressionsPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = ProgressionsWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<ProgressionsView>?
        weak var presenter: ProgressionsPresenter?
        weak var wireframe: ProgressionsWireframe?

        func showModule() {
            let module = ProgressionsWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.rootView.presenter
            wireframe = module
            XCTAssertNotNil(presenter)
        }
        showModule()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
    }

    @MainActor
    func testShownViewAsksNothingOfWireframe() async {
        let wireframe = ProgressionsWireframeMock()
        let presenter = ProgressionsPresenter(
            formatter: ProgressionsFormatterMock(),
            wireframe: wireframe
        )

        _ = ProgressionsView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
