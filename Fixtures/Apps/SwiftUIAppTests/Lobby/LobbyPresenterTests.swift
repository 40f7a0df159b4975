import XCTest
import UIKit
@testable import SwiftUIApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class LobbyPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let navigationController = UINavigationController()
        let wireframe = LobbyWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? LobbyViewController
        XCTAssertTrue(screen?.presenter is LobbyPresenter)
    }

    @MainActor
    func testModuleIsReleasedWithItsScreen() async {
        weak var viewController: UIViewController?
        weak var presenter: (any LobbyPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = LobbyWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? LobbyViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
    }

    @MainActor
    func testNavigatesToStart() async {
        let navigationController = UINavigationController()
        let wireframe = LobbyWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToStart()

        XCTAssertTrue(isShown(StartWireframe.self, in: navigationController))
    }

    @MainActor
    func test_loadSigns_givesResultToView() async {
        let view = LobbyViewMock()
        let interactor = LobbyInteractorMock()
        let presenter = LobbyPresenter(
            view: view,
            interactor: interactor,
            wireframe: LobbyWireframeMock()
        )
        interactor.loadSignsAnswer = { throw Refusal() }

        presenter.loadSigns()
        await presenter.loadSignsTask?.value

        XCTAssertThrowsError(try view.loadSignsResult?.get()) { error in
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
