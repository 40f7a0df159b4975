import XCTest
import UIKit
@testable import SwiftUIApp

nonisolated final class OpeningPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = OpeningWireframe().viewController

        XCTAssertTrue(viewController.presenter is OpeningPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: OpeningViewController?
        weak var presenter: OpeningPresenterInterface?
        weak var wireframe: OpeningWireframe?

        func showModule() {
            let module = OpeningWireframe()
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
        let module = OpeningWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        XCTAssertEqual(navigationController.viewControllers.count, 1)
        XCTAssertTrue(navigationController.viewControllers.first === module.viewController)
    }

}
