import XCTest
import UIKit
@testable import RxApp

nonisolated final class ChartPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = ChartWireframe().viewController

        XCTAssertTrue(viewController.presenter is ChartPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: ChartViewController?
        weak var presenter: ChartPresenterInterface?
        weak var wireframe: ChartWireframe?

        func showModule() {
            let module = ChartWireframe()
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
        let view = ChartViewMock()
        let wireframe = ChartWireframeMock()
        let formatter = ChartFormatterMock()
        let presenter = ChartPresenter(
            view: view,
            formatter: formatter,
            wireframe: wireframe
        )

        _ = presenter.configure(with: Chart.ViewOutput())

        XCTAssertEqual(formatter.inputs.count, 1)
        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
