import XCTest
import UIKit
@testable import SwiftUIApp

nonisolated final class StartPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = StartWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<StartView>?
        weak var presenter: StartPresenter?
        weak var wireframe: StartWireframe?

        func showModule() {
            let module = StartWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.rootView.presenter
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
        let module = StartWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        XCTAssertEqual(navigationController.viewControllers.count, 1)
        XCTAssertTrue(navigationController.viewControllers.first === module.viewController)
    }

    @MainActor
    func testShownViewAsksNothingOfWireframe() async {
        let wireframe = StartWireframeMock()
        let presenter = StartPresenter(
            interactor: StartInteractorMock(),
            wireframe: wireframe
        )

        _ = StartView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
        XCTAssertEqual(wireframe.navigateToSignInCallCount, 0)
        XCTAssertEqual(wireframe.navigateToProfileCallCount, 0)
    }

}
