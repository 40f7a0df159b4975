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
    func testModuleGoesWithItsScreen() async {
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

        XCTAssertEqual(navigationController.viewControllers.count, 2)
    }

    @MainActor
    func test_loadSigns_givesResultToView() async {
        struct Refusal: Error {}
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

}
