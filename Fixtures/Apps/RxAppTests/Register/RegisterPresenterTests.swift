import XCTest
import UIKit
@testable import RxApp

nonisolated final class RegisterPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = RegisterWireframe().viewController

        XCTAssertTrue(viewController.presenter is RegisterPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: RegisterViewController?
        weak var presenter: RegisterPresenterInterface?
        weak var wireframe: RegisterWireframe?

        func showModule() {
            let module = RegisterWireframe()
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
        let view = RegisterViewMock()
        let wireframe = RegisterWireframeMock()
        let presenter = RegisterPresenter(
            view: view,
            interactor: RegisterInteractorMock(),
            wireframe: wireframe
        )

        _ = presenter.configure(with: Register.ViewOutput())

        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
