import XCTest
import UIKit
@testable import SwiftUIApp

nonisolated final class BranchesPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = BranchesWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<BranchesView>?
        weak var presenter: BranchesPresenter?
        weak var wireframe: BranchesWireframe?

        func showModule() {
            let module = BranchesWireframe()
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
        let module = BranchesWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        XCTAssertEqual(navigationController.viewControllers.count, 1)
        XCTAssertTrue(navigationController.viewControllers.first === module.viewController)
    }

    @MainActor
    func testShownViewAsksNothingOfWireframe() async {
        let wireframe = BranchesWireframeMock()
        let presenter = BranchesPresenter(
            formatter: BranchesFormatterMock(),
            interactor: BranchesInteractorMock(),
            wireframe: wireframe
        )

        _ = BranchesView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
        XCTAssertEqual(wireframe.navigateToShelfCallCount, 0)
        XCTAssertEqual(wireframe.navigateToFinesCallCount, 0)
    }

}
