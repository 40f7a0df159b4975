import XCTest
import UIKit
@testable import RxApp

nonisolated final class FeedPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = FeedWireframe().viewController

        XCTAssertTrue(viewController.presenter is FeedPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: FeedViewController?
        weak var presenter: FeedPresenterInterface?
        weak var wireframe: FeedWireframe?

        func showModule() {
            let module = FeedWireframe()
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
        let view = FeedViewMock()
        let wireframe = FeedWireframeMock()
        let formatter = FeedFormatterMock()
        let presenter = FeedPresenter(
            view: view,
            formatter: formatter,
            interactor: FeedInteractorMock(),
            wireframe: wireframe
        )

        _ = presenter.configure(with: Feed.ViewOutput())

        XCTAssertEqual(formatter.inputs.count, 1)
        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
