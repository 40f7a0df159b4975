import XCTest
import UIKit
@testable import PlainApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
nonisolated final class FavoritesPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = FavoritesWireframe().viewController

        XCTAssertTrue(viewController.presenter is FavoritesPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: FavoritesViewController?
        weak var presenter: FavoritesPresenterInterface?
        weak var wireframe: FavoritesWireframe?

        func showModule() {
            let module = FavoritesWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.presenter
            wireframe = module
            XCTAssertNotNil(presenter)
        }
        showModule()
        // What UIKit has autoreleased goes as the main queue goes on.
        for _ in 0..<100 where viewController != nil {
            await Task.yield()
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
    }

    @MainActor
    func testPresenterKeepsItsPartsAndNotItsView() async {
        weak var view: FavoritesViewMock?
        weak var interactor: FavoritesInteractorMock?
        weak var wireframe: FavoritesWireframeMock?

        func makePresenter() -> FavoritesPresenter {
            let viewMock = FavoritesViewMock()
            let interactorMock = FavoritesInteractorMock()
            let wireframeMock = FavoritesWireframeMock()
            view = viewMock
            interactor = interactorMock
            wireframe = wireframeMock
            return FavoritesPresenter(
                view: viewMock,
                interactor: interactorMock,
                wireframe: wireframeMock
            )
        }
        let presenter = makePresenter()

        withExtendedLifetime(presenter) {
            XCTAssertNil(view)
            XCTAssertNotNil(interactor)
            XCTAssertNotNil(wireframe)
        }
    }

}
