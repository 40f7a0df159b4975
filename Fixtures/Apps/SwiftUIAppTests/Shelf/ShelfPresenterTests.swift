import XCTest
import UIKit
@testable import SwiftUIApp

nonisolated final class ShelfPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = ShelfWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<ShelfView>?
        weak var presenter: ShelfPresenter?
        weak var wireframe: ShelfWireframe?

        func showModule() {
            let module = ShelfWireframe()
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
        let wireframe = ShelfWireframeMock()
        let presenter = ShelfPresenter(
            interactor: ShelfInteractorMock(),
            wireframe: wireframe
        )

        _ = ShelfView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
