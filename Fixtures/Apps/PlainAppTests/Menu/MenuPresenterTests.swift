import XCTest
import UIKit
@testable import PlainApp

nonisolated final class MenuPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = MenuWireframe().viewController

        XCTAssertTrue(viewController.presenter is MenuPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: MenuViewController?
        weak var presenter: MenuPresenterInterface?
        weak var wireframe: MenuWireframe?

        func showModule() {
            let module = MenuWireframe()
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
        let module = MenuWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        XCTAssertEqual(navigationController.viewControllers.count, 1)
        XCTAssertTrue(navigationController.viewControllers.first === module.viewController)
    }

}
