import XCTest
import UIKit
@testable import SwiftUIApp

nonisolated final class AdvicePresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = AdviceWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<AdviceView>?
        weak var presenter: AdvicePresenter?
        weak var wireframe: AdviceWireframe?

        func showModule() {
            let module = AdviceWireframe()
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
        let wireframe = AdviceWireframeMock()
        let presenter = AdvicePresenter(
            wireframe: wireframe
        )

        _ = AdviceView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
