import XCTest
import UIKit
@testable import RxApp

nonisolated final class DeliveriesPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = DeliveriesWireframe().viewController

        XCTAssertTrue(viewController.presenter is DeliveriesPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: DeliveriesViewController?
        weak var presenter: DeliveriesPresenterInterface?
        weak var wireframe: DeliveriesWireframe?

        func showModule() {
            let module = DeliveriesWireframe()
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
        let view = DeliveriesViewMock()
        let wireframe = DeliveriesWireframeMock()
        let formatter = DeliveriesFormatterMock()
        let presenter = DeliveriesPresenter(
            view: view,
            formatter: formatter,
            interactor: DeliveriesInteractorMock(),
            wireframe: wireframe
        )

        _ = presenter.configure(with: Deliveries.ViewOutput())

        XCTAssertEqual(formatter.inputs.count, 1)
        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
