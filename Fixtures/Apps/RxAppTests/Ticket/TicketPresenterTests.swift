import XCTest
import UIKit
import RxSwift
import RxCocoa
@testable import RxApp

nonisolated final class TicketPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = TicketWireframe().viewController

        XCTAssertTrue(viewController.presenter is TicketPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: TicketViewController?
        weak var presenter: TicketPresenterInterface?
        weak var wireframe: TicketWireframe?

        func showModule() {
            let module = TicketWireframe()
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
        let view = TicketViewMock()
        let wireframe = TicketWireframeMock()
        let formatter = TicketFormatterMock()
        let presenter = TicketPresenter(
            view: view,
            formatter: formatter,
            wireframe: wireframe
        )

        _ = presenter.configure(with: Ticket.ViewOutput(actions: TicketActions(
            scan: .never()
        )))

        XCTAssertEqual(formatter.inputs.count, 1)
        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
