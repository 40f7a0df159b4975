import XCTest
import UIKit
@testable import PlainApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
nonisolated final class AboutPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = AboutWireframe().viewController

        XCTAssertTrue(viewController.presenter is AboutPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: AboutViewController?
        weak var presenter: AboutPresenterInterface?
        weak var wireframe: AboutWireframe?

        func showModule() {
            let module = AboutWireframe()
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
        weak var view: AboutViewMock?
        weak var interactor: AboutInteractorMock?
        weak var wireframe: AboutWireframeMock?

        func makePresenter() -> AboutPresenter {
            let viewMock = AboutViewMock()
            let interactorMock = AboutInteractorMock()
            let wireframeMock = AboutWireframeMock()
            view = viewMock
            interactor = interactorMock
            wireframe = wireframeMock
            return AboutPresenter(
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
