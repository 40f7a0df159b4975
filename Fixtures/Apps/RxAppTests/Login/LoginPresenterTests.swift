import XCTest
import UIKit
@testable import RxApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
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
