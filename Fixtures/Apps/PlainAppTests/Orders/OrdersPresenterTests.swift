import XCTest
import UIKit
@testable import PlainApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
nonisolated final class OrdersPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = OrdersWireframe().viewController

        XCTAssertTrue(viewController.presenter is OrdersPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: OrdersViewController?
        weak var presenter: OrdersPresenterInterface?
        weak var wireframe: OrdersWireframe?

        func showModule() {
            let module = OrdersWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.presenter
            wireframe = module
            XCTAssertNotNil(presenter)
        }
        showModule()
        // What UIKit has autoreleased goes as the main queue goes on.
        for _ in 0..<100 where viewController != nil {
            await Task.yield()
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
    }

    @MainActor
    func testNobodyNavigatesBeforeAnythingHappens() async {
        let navigationController = UINavigationController()
        let module = OrdersWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        XCTAssertEqual(navigationController.viewControllers.count, 1)
        XCTAssertTrue(navigationController.viewControllers.first === module.viewController)
    }

    @MainActor
    func testPresenterKeepsItsPartsAndNotItsView() async {
        weak var view: OrdersViewMock?
        weak var formatter: OrdersFormatterMock?
        weak var interactor: OrdersInteractorMock?
        weak var wireframe: OrdersWireframeMock?

        func makePresenter() -> OrdersPresenter {
            let viewMock = OrdersViewMock()
            let formatterMock = OrdersFormatterMock()
            let interactorMock = OrdersInteractorMock()
            let wireframeMock = OrdersWireframeMock()
            view = viewMock
            formatter = formatterMock
            interactor = interactorMock
            wireframe = wireframeMock
            return OrdersPresenter(
                view: viewMock,
                formatter: formatterMock,
                interactor: interactorMock,
                wireframe: wireframeMock
            )
        }
        let presenter = makePresenter()

        withExtendedLifetime(presenter) {
            XCTAssertNil(view)
            XCTAssertNotNil(formatter)
            XCTAssertNotNil(interactor)
            XCTAssertNotNil(wireframe)
        }
    }

    @MainActor
    func test_loadOrders_hasOutcome() async {
        struct Refusal: Error {}
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

        XCTAssertThrowsError(try presenter.loadOrdersResult?.get()) { error in
            XCTAssertTrue(error is Refusal)
        }
    }

    @MainActor
    func test_loadOrders_againCancelsTheFirst() async {
        let view = OrdersViewMock()
        let interactor = OrdersInteractorMock()
        let presenter = OrdersPresenter(
            view: view,
            formatter: OrdersFormatterMock(),
            interactor: interactor,
            wireframe: OrdersWireframeMock()
        )

        presenter.loadOrders()
        let first = presenter.loadOrdersTask
        presenter.loadOrders()

        XCTAssertEqual(first?.isCancelled, true)
        XCTAssertEqual(presenter.loadOrdersTask?.isCancelled, false)
    }

    @MainActor
    func test_loadOrders_hasNoOutcomeIfCancelled() async {
        let view = OrdersViewMock()
        let interactor = OrdersInteractorMock()
        let presenter = OrdersPresenter(
            view: view,
            formatter: OrdersFormatterMock(),
            interactor: interactor,
            wireframe: OrdersWireframeMock()
        )

        presenter.loadOrders()
        presenter.loadOrdersTask?.cancel()
        await presenter.loadOrdersTask?.value

        XCTAssertTrue(presenter.loadOrdersResult == nil)
    }

    @MainActor
    func test_loadOrders_endsWithPresenter() async {
        func ask() -> Task<Void, Never>? {
            let view = OrdersViewMock()
            let interactor = OrdersInteractorMock()
            let presenter = OrdersPresenter(
                view: view,
                formatter: OrdersFormatterMock(),
                interactor: interactor,
                wireframe: OrdersWireframeMock()
            )
            presenter.loadOrders()
            return presenter.loadOrdersTask
        }

        XCTAssertEqual(ask()?.isCancelled, true)
    }

    @MainActor
    func test_cancelOrder_hasOutcome() async {
        struct Refusal: Error {}
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

        XCTAssertThrowsError(try presenter.cancelOrderResult?.get()) { error in
            XCTAssertTrue(error is Refusal)
        }

        interactor.cancelOrderAnswer = {}
        presenter.cancelOrder()
        await presenter.cancelOrderTask?.value

        XCTAssertNoThrow(try presenter.cancelOrderResult?.get())
    }

    @MainActor
    func test_cancelOrder_againCancelsTheFirst() async {
        let view = OrdersViewMock()
        let interactor = OrdersInteractorMock()
        let presenter = OrdersPresenter(
            view: view,
            formatter: OrdersFormatterMock(),
            interactor: interactor,
            wireframe: OrdersWireframeMock()
        )

        presenter.cancelOrder()
        let first = presenter.cancelOrderTask
        presenter.cancelOrder()

        XCTAssertEqual(first?.isCancelled, true)
        XCTAssertEqual(presenter.cancelOrderTask?.isCancelled, false)
    }

    @MainActor
    func test_cancelOrder_hasNoOutcomeIfCancelled() async {
        let view = OrdersViewMock()
        let interactor = OrdersInteractorMock()
        let presenter = OrdersPresenter(
            view: view,
            formatter: OrdersFormatterMock(),
            interactor: interactor,
            wireframe: OrdersWireframeMock()
        )

        presenter.cancelOrder()
        presenter.cancelOrderTask?.cancel()
        await presenter.cancelOrderTask?.value

        XCTAssertTrue(presenter.cancelOrderResult == nil)
    }

    @MainActor
    func test_cancelOrder_endsWithPresenter() async {
        func ask() -> Task<Void, Never>? {
            let view = OrdersViewMock()
            let interactor = OrdersInteractorMock()
            let presenter = OrdersPresenter(
                view: view,
                formatter: OrdersFormatterMock(),
                interactor: interactor,
                wireframe: OrdersWireframeMock()
            )
            presenter.cancelOrder()
            return presenter.cancelOrderTask
        }

        XCTAssertEqual(ask()?.isCancelled, true)
    }

}
