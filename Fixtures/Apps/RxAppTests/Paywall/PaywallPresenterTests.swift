import XCTest
import UIKit
@testable import RxApp

nonisolated final class PaywallPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = PaywallWireframe().viewController

        XCTAssertTrue(viewController.presenter is PaywallPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: PaywallViewController?
        weak var presenter: PaywallPresenterInterface?
        weak var wireframe: PaywallWireframe?

        func showModule() {
            let module = PaywallWireframe()
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
        let view = PaywallViewMock()
        let wireframe = PaywallWireframeMock()
        let presenter = PaywallPresenter(
            view: view,
            wireframe: wireframe
        )

        _ = presenter.configure(with: Paywall.ViewOutput())

        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
