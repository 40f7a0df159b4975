import XCTest
import UIKit
@testable import RxApp

nonisolated final class SearchPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = SearchWireframe().viewController

        XCTAssertTrue(viewController.presenter is SearchPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: SearchViewController?
        weak var presenter: SearchPresenterInterface?
        weak var wireframe: SearchWireframe?

        func showModule() {
            let module = SearchWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.presenter
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
    func testConfigureAsksNothingOfViewAndWireframe() async {
        let view = SearchViewMock()
        let wireframe = SearchWireframeMock()
        let presenter = SearchPresenter(
            view: view,
            interactor: SearchInteractorMock(),
            wireframe: wireframe
        )

        _ = presenter.configure(with: Search.ViewOutput())

        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
