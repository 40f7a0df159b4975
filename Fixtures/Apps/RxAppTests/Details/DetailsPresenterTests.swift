import XCTest
import UIKit
@testable import RxApp

nonisolated final class DetailsPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = DetailsWireframe().viewController

        XCTAssertTrue(viewController.presenter is DetailsPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: DetailsViewController?
        weak var presenter: DetailsPresenterInterface?
        weak var wireframe: DetailsWireframe?

        func showModule() {
            let module = DetailsWireframe()
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
        let view = DetailsViewMock()
        let wireframe = DetailsWireframeMock()
        let formatter = DetailsFormatterMock()
        let presenter = DetailsPresenter(
            view: view,
            formatter: formatter,
            interactor: DetailsInteractorMock(),
            wireframe: wireframe
        )

        _ = presenter.configure(with: Details.ViewOutput())

        XCTAssertEqual(formatter.inputs.count, 1)
        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
