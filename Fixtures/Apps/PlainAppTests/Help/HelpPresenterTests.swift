import XCTest
import UIKit
@testable import PlainApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
nonisolated final class HelpPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = HelpWireframe().viewController

        XCTAssertTrue(viewController.presenter is HelpPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: HelpViewController?
        weak var presenter: HelpPresenterInterface?
        weak var wireframe: HelpWireframe?

        func showModule() {
            let module = HelpWireframe()
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
    func testNobodyNavigatesBeforeAnythingHappens() async {
        let navigationController = UINavigationController()
        let module = HelpWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        XCTAssertEqual(navigationController.viewControllers.count, 1)
        XCTAssertTrue(navigationController.viewControllers.first === module.viewController)
    }

    @MainActor
    func testPresenterKeepsItsPartsAndNotItsView() async {
        weak var view: HelpViewMock?
        weak var wireframe: HelpWireframeMock?

        func makePresenter() -> HelpPresenter {
            let viewMock = HelpViewMock()
            let wireframeMock = HelpWireframeMock()
            view = viewMock
            wireframe = wireframeMock
            return HelpPresenter(
                view: viewMock,
                wireframe: wireframeMock
            )
        }
        let presenter = makePresenter()

        withExtendedLifetime(presenter) {
            XCTAssertNil(view)
            XCTAssertNotNil(wireframe)
        }
    }

}
