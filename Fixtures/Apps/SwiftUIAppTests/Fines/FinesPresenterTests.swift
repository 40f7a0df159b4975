import XCTest
import UIKit
@testable import SwiftUIApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
nonisolated final class FinesPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = FinesWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<FinesView>?
        weak var presenter: FinesPresenter?
        weak var wireframe: FinesWireframe?

        func showModule() {
            let module = FinesWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.rootView.presenter
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
    func testShownViewAsksNothingOfWireframe() async {
        let wireframe = FinesWireframeMock()
        let presenter = FinesPresenter(
            interactor: FinesInteractorMock(),
            wireframe: wireframe
        )

        _ = FinesView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

    @MainActor
    func test_loadFines_hasOutcome() async {
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

    @MainActor
    func test_loadFines_againCancelsTheFirst() async {
        let interactor = FinesInteractorMock()
        let presenter = FinesPresenter(
            interactor: interactor,
            wireframe: FinesWireframeMock()
        )

        presenter.loadFines()
        let first = presenter.loadFinesTask
        presenter.loadFines()

        XCTAssertEqual(first?.isCancelled, true)
        XCTAssertEqual(presenter.loadFinesTask?.isCancelled, false)
    }

    @MainActor
    func test_loadFines_hasNoOutcomeIfCancelled() async {
        let interactor = FinesInteractorMock()
        let presenter = FinesPresenter(
            interactor: interactor,
            wireframe: FinesWireframeMock()
        )

        presenter.loadFines()
        presenter.loadFinesTask?.cancel()
        await presenter.loadFinesTask?.value

        XCTAssertTrue(presenter.loadFinesResult == nil)
    }

    @MainActor
    func test_loadFines_endsWithPresenter() async {
        func ask() -> Task<Void, Never>? {
            let interactor = FinesInteractorMock()
            let presenter = FinesPresenter(
                interactor: interactor,
                wireframe: FinesWireframeMock()
            )
            presenter.loadFines()
            return presenter.loadFinesTask
        }

        XCTAssertEqual(ask()?.isCancelled, true)
    }

}
