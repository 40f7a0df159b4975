import XCTest
import UIKit
@testable import RxApp

nonisolated final class WalletPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = WalletWireframe().viewController

        XCTAssertTrue(viewController.presenter is WalletPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: WalletViewController?
        weak var presenter: WalletPresenterInterface?
        weak var wireframe: WalletWireframe?

        func showModule() {
            let module = WalletWireframe()
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
        let view = WalletViewMock()
        let wireframe = WalletWireframeMock()
        let presenter = WalletPresenter(
            view: view,
            interactor: WalletInteractorMock(),
            wireframe: wireframe
        )

        _ = presenter.configure(with: Wallet.ViewOutput())

        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
