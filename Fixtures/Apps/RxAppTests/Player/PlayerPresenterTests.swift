import XCTest
import UIKit
@testable import RxApp

nonisolated final class PlayerPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = PlayerWireframe().viewController

        XCTAssertTrue(viewController.presenter is PlayerPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: PlayerViewController?
        weak var presenter: PlayerPresenterInterface?
        weak var wireframe: PlayerWireframe?

        func showModule() {
            let module = PlayerWireframe()
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
        let view = PlayerViewMock()
        let wireframe = PlayerWireframeMock()
        let formatter = PlayerFormatterMock()
        let presenter = PlayerPresenter(
            view: view,
            formatter: formatter,
            wireframe: wireframe
        )

        _ = presenter.configure(with: Player.ViewOutput())

        XCTAssertEqual(formatter.inputs.count, 1)
        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
