import XCTest
import UIKit
import RxSwift
import RxCocoa
@testable import RxApp

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
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
    }

    @MainActor
    func testNobodyNavigatesBeforeAnythingHappens() async {
        let navigationController = UINavigationController()
        let module = CheckoutWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        XCTAssertEqual(navigationController.viewControllers.count, 1)
        XCTAssertTrue(navigationController.viewControllers.first === module.viewController)
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
        XCTAssertEqual(wireframe.navigateToLoginCallCount, 0)
    }

}
