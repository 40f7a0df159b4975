import XCTest
import UIKit
@testable import SwiftUIApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class LobbyPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let viewController = LobbyWireframe().takeViewController()

        XCTAssertTrue(viewController.presenter is LobbyPresenter)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: LobbyViewController?
        weak var presenter: (any LobbyPresenterInterface)?
        weak var wireframe: LobbyWireframe?

        autoreleasepool {
            let module = LobbyWireframe()
            let screen = module.takeViewController()
            screen.loadViewIfNeeded()
            viewController = screen
            presenter = screen.presenter
            wireframe = module
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
    }

    @MainActor
    func testNavigatesToStart() async {
        let navigationController = UINavigationController()
        let wireframe = LobbyWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToStart()

        XCTAssertEqual(navigationController.viewControllers.count, 2)
    }

}
