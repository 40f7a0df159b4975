import XCTest
import UIKit
@testable import RxApp

nonisolated final class HotelPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = HotelWireframe().viewController

        XCTAssertTrue(viewController.presenter is HotelPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: HotelViewController?
        weak var presenter: HotelPresenterInterface?
        weak var wireframe: HotelWireframe?

        func showModule() {
            let module = HotelWireframe()
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
    func testNobodyNavigatesBeforeAnythingHappens() async {
        let navigationController = UINavigationController()
        let module = HotelWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        XCTAssertEqual(navigationController.viewControllers.count, 1)
        XCTAssertTrue(navigationController.viewControllers.first === module.viewController)
    }

    @MainActor
    func testConfigureAsksNothingOfViewAndWireframe() async {
        let view = HotelViewMock()
        let wireframe = HotelWireframeMock()
        let formatter = HotelFormatterMock()
        let presenter = HotelPresenter(
            view: view,
            formatter: formatter,
            interactor: HotelInteractorMock(),
            wireframe: wireframe
        )

        _ = presenter.configure(with: Hotel.ViewOutput())

        XCTAssertEqual(formatter.inputs.count, 1)
        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
        XCTAssertEqual(wireframe.navigateToBookingCallCount, 0)
    }

}
