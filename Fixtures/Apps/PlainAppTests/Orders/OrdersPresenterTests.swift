import XCTest
import UIKit
@testable import PlainApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class OrdersPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let navigationController = UINavigationController()
        let wireframe = OrdersWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? OrdersViewController
        XCTAssertTrue(screen?.presenter is OrdersPresenter)
    }

    @MainActor
    func testModuleIsReleasedWithItsScreen() async {
        weak var viewController: UIViewController?
        weak var presenter: (any OrdersPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = OrdersWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? OrdersViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
    }

    @MainActor
    func testNavigatesToReceipt() async {
        let navigationController = UINavigationController()
        let wireframe = OrdersWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToReceipt()

        XCTAssertTrue(isShown(ReceiptWireframe.self, in: navigationController))
    }

    @MainActor
    func testNavigatesToHelp() async {
        let navigationController = UINavigationController()
        let wireframe = OrdersWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToHelp()

        XCTAssertTrue(isShown(HelpWireframe.self, in: navigationController))
    }

    @MainActor
    func test_loadOrders_givesResultToView() async {
        let view = OrdersViewMock()
        let interactor = OrdersInteractorMock()
        let presenter = OrdersPresenter(
            view: view,
            formatter: OrdersFormatterMock(),
            interactor: interactor,
            wireframe: OrdersWireframeMock()
        )
        interactor.loadOrdersAnswer = { throw Refusal() }

        presenter.loadOrders()
        await presenter.loadOrdersTask?.value

        XCTAssertThrowsError(try view.loadOrdersResult?.get()) { error in
            XCTAssertTrue(error is Refusal)
        }
    }

    @MainActor
    func test_cancelOrder_givesResultToView() async {
        let view = OrdersViewMock()
        let interactor = OrdersInteractorMock()
        let presenter = OrdersPresenter(
            view: view,
            formatter: OrdersFormatterMock(),
            interactor: interactor,
            wireframe: OrdersWireframeMock()
        )
        interactor.cancelOrderAnswer = { throw Refusal() }

        presenter.cancelOrder()
        await presenter.cancelOrderTask?.value

        XCTAssertThrowsError(try view.cancelOrderResult?.get()) { error in
            XCTAssertTrue(error is Refusal)
        }
    }

    @MainActor
    private func isShown<Screen>(
        _ module: BaseWireframe<Screen>.Type,
        in navigationController: UINavigationController
    ) -> Bool {
        return navigationController.topViewController is Screen
    }

}

private struct Refusal: Error {
}
