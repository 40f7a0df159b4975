import XCTest
import UIKit
@testable import SwiftUIApp

nonisolated final class FinesPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = FinesWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<FinesView>?
        weak var presenter: FinesPresenter?
        weak var wireframe: FinesWireframe?

        func showModule() {
            let module = FinesWireframe()
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
        let wireframe = FinesWireframeMock()
        let presenter = FinesPresenter(
            interactor: FinesInteractorMock(),
            wireframe: wireframe
        )

        _ = FinesView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
