import XCTest
import UIKit
import RxSwift
import RxCocoa
@testable import RxApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
nonisolated final class CheckoutPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = CheckoutWireframe().viewController

        XCTAssertTrue(viewController.presenter is CheckoutPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: CheckoutViewController?
        weak var presenter: CheckoutPresenterInterface?
        weak var wireframe: CheckoutWireframe?

        func showModule() {
            let module = CheckoutWireframe()
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
    func testConfigureAsksNothingOfViewAndWireframe() async {
        let view = CheckoutViewMock()
        let wireframe = CheckoutWireframeMock()
        let presenter = CheckoutPresenter(
            view: view,
            interactor: CheckoutInteractorMock(),
            wireframe: wireframe
        )

        _ = presenter.configure(with: Checkout.ViewOutput(actions: CheckoutActions(
            email: .never()
        )))

        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
