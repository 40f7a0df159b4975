import XCTest
import UIKit
@testable import RxApp

nonisolated final class CouponsPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = CouponsWireframe().viewController

        XCTAssertTrue(viewController.presenter is CouponsPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: CouponsViewController?
        weak var presenter: CouponsPresenterInterface?
        weak var wireframe: CouponsWireframe?

        func showModule() {
            let module = CouponsWireframe()
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
        let view = CouponsViewMock()
        let wireframe = CouponsWireframeMock()
        let formatter = CouponsFormatterMock()
        let presenter = CouponsPresenter(
            view: view,
            formatter: formatter,
            wireframe: wireframe
        )

        _ = presenter.configure(with: Coupons.ViewOutput())

        XCTAssertEqual(formatter.inputs.count, 1)
        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
