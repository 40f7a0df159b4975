import XCTest
import UIKit
@testable import RxApp

nonisolated final class LoginPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = LoginWireframe().viewController

        XCTAssertTrue(viewController.presenter is LoginPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LoginViewController?
        weak var presenter: LoginPresenterInterface?
        weak var wireframe: LoginWireframe?

        func showModule() {
            let module = LoginWireframe()
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
        let view = LoginViewMock()
        let wireframe = LoginWireframeMock()
        let presenter = LoginPresenter(
            view: view,
            interactor: LoginInteractorMock(),
            wireframe: wireframe
        )

        _ = presenter.configure(with: Login.ViewOutput())

        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
