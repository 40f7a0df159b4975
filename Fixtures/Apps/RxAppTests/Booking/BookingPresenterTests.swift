import XCTest
import UIKit
import RxSwift
import RxCocoa
@testable import RxApp

nonisolated final class BookingPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = BookingWireframe().viewController

        XCTAssertTrue(viewController.presenter is BookingPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: BookingViewController?
        weak var presenter: BookingPresenterInterface?
        weak var wireframe: BookingWireframe?

        func showModule() {
            let module = BookingWireframe()
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
        let module = BookingWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        XCTAssertEqual(navigationController.viewControllers.count, 1)
        XCTAssertTrue(navigationController.viewControllers.first === module.viewController)
    }

    @MainActor
    func testConfigureAsksNothingOfViewAndWireframe() async {
        let view = BookingViewMock()
        let wireframe = BookingWireframeMock()
        let presenter = BookingPresenter(
            view: view,
            interactor: BookingInteractorMock(),
            wireframe: wireframe
        )

        _ = presenter.configure(with: Booking.ViewOutput(actions: BookingActions(
            seats: .never(),
            book: .never()
        )))

        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
        XCTAssertEqual(wireframe.navigateToLoginCallCount, 0)
        XCTAssertEqual(wireframe.navigateToCheckoutCallCount, 0)
    }

}
