import XCTest
import UIKit
@testable import SwiftUIApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class FinesPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let viewController = FinesWireframe().takeViewController()

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: LazyHostingViewController<FinesView>?
        weak var presenter: FinesPresenter?
        weak var wireframe: FinesWireframe?

        autoreleasepool {
            let module = FinesWireframe()
            let screen = module.takeViewController()
            screen.loadViewIfNeeded()
            viewController = screen
            presenter = screen.rootView.presenter
            wireframe = module
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
    }

    @MainActor
    func test_loadFines_givesResultToPresenter() async {
        struct Refusal: Error {}
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
