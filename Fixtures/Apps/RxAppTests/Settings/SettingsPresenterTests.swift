import XCTest
import UIKit
@testable import RxApp

nonisolated final class SettingsPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = SettingsWireframe().viewController

        XCTAssertTrue(viewController.presenter is SettingsPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: SettingsViewController?
        weak var presenter: SettingsPresenterInterface?
        weak var wireframe: SettingsWireframe?

        func showModule() {
            let module = SettingsWireframe()
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
        let view = SettingsViewMock()
        let wireframe = SettingsWireframeMock()
        let presenter = SettingsPresenter(
            view: view,
            wireframe: wireframe
        )

        _ = presenter.configure(with: Settings.ViewOutput())

        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
