import XCTest
import UIKit
@testable import PlainApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
nonisolated final class WelcomePresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = WelcomeWireframe().viewController

        XCTAssertTrue(viewController.presenter is WelcomePresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: WelcomeViewController?
        weak var presenter: WelcomePresenterInterface?
        weak var wireframe: WelcomeWireframe?

        func showModule() {
            let module = WelcomeWireframe()
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
        weak var view: WelcomeViewMock?
        weak var interactor: WelcomeInteractorMock?
        weak var wireframe: WelcomeWireframeMock?

        func makePresenter() -> WelcomePresenter {
            let viewMock = WelcomeViewMock()
            let interactorMock = WelcomeInteractorMock()
            let wireframeMock = WelcomeWireframeMock()
            view = viewMock
            interactor = interactorMock
            wireframe = wireframeMock
            return WelcomePresenter(
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
