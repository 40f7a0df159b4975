import XCTest
import UIKit
@testable import SwiftUIApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class FinesPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let navigationController = UINavigationController()
        let wireframe = FinesWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? LazyHostingViewController<FinesView>
        XCTAssertNotNil(screen?.rootView)
    }

    @MainActor
    func testModuleIsReleasedWithItsScreen() async {
        weak var viewController: UIViewController?
        weak var presenter: FinesPresenter?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = FinesWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? LazyHostingViewController<FinesView>
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.rootView.presenter
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
    }

    @MainActor
    func test_loadFines_givesResultToPresenter() async {
        let interactor = FinesInteractorMock()
        let presenter = FinesPresenter(
            interactor: interactor,
            wireframe: FinesWireframeMock()
        )
        interactor.loadFinesAnswer = { throw Refusal() }

        presenter.loadFines()
        await presenter.loadFinesTask?.value

        XCTAssertThrowsError(try presenter.loadFinesResult?.get()) { error in
            XCTAssertTrue(error is Refusal)
        }
    }

}

private struct Refusal: Error {
}
