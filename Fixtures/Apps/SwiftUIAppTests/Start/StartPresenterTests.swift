import XCTest
import UIKit
@testable import SwiftUIApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class StartPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let navigationController = UINavigationController()
        let wireframe = StartWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? LazyHostingViewController<StartView>
        XCTAssertNotNil(screen?.rootView)
    }

    @MainActor
    func testModuleIsReleasedWithItsScreen() async {
        weak var viewController: UIViewController?
        weak var presenter: StartPresenter?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = StartWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? LazyHostingViewController<StartView>
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.rootView.presenter
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
    }

    @MainActor
    func testNavigatesToShelf() async {
        let navigationController = UINavigationController()
        let wireframe = StartWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToShelf()

        XCTAssertTrue(isShown(ShelfWireframe.self, in: navigationController))
    }

    @MainActor
    func testNavigatesToLoans() async {
        let navigationController = UINavigationController()
        let wireframe = StartWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToLoans()

        XCTAssertTrue(isShown(LoansWireframe.self, in: navigationController))
    }

    @MainActor
    func test_loadNews_givesResultToPresenter() async {
        let interactor = StartInteractorMock()
        let presenter = StartPresenter(
            interactor: interactor,
            wireframe: StartWireframeMock()
        )
        interactor.loadNewsAnswer = { throw Refusal() }

        presenter.loadNews()
        await presenter.loadNewsTask?.value

        XCTAssertThrowsError(try presenter.loadNewsResult?.get()) { error in
            XCTAssertTrue(error is Refusal)
        }
    }

    @MainActor
    private func isShown<Screen>(
        _ module: BaseWireframe<Screen>.Type,
        in navigationController: UINavigationController
    ) -> Bool {
        return navigationController.topViewController is Screen
    }

}

private struct Refusal: Error {
}
