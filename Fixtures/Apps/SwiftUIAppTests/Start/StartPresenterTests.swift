import XCTest
import UIKit
@testable import SwiftUIApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
nonisolated final class StartPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = StartWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<StartView>?
        weak var presenter: StartPresenter?
        weak var wireframe: StartWireframe?

        func showModule() {
            let module = StartWireframe()
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
    func testNobodyNavigatesBeforeAnythingHappens() async {
        let navigationController = UINavigationController()
        let module = StartWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        XCTAssertEqual(navigationController.viewControllers.count, 1)
        XCTAssertTrue(navigationController.viewControllers.first === module.viewController)
    }

    @MainActor
    func testShownViewAsksNothingOfWireframe() async {
        let wireframe = StartWireframeMock()
        let presenter = StartPresenter(
            interactor: StartInteractorMock(),
            wireframe: wireframe
        )

        _ = StartView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
        XCTAssertEqual(wireframe.navigateToShelfCallCount, 0)
        XCTAssertEqual(wireframe.navigateToLoansCallCount, 0)
    }

    @MainActor
    func test_loadNews_hasOutcome() async {
        struct Refusal: Error {}
        let interactor = StartInteractorMock()
        let presenter = StartPresenter(
            interactor: interactor,
            wireframe: StartWireframeMock()
        )

        interactor.loadNewsAnswer = { throw Refusal() }
        presenter.loadNews()
        await presenter.loadNewsTask?.value

        XCTAssertThrowsError(try presenter.loadNewsResult?.get()) { error in
            XCTAssertTrue(error is Refusal)
        }
    }

    @MainActor
    func test_loadNews_againCancelsTheFirst() async {
        let interactor = StartInteractorMock()
        let presenter = StartPresenter(
            interactor: interactor,
            wireframe: StartWireframeMock()
        )

        presenter.loadNews()
        let first = presenter.loadNewsTask
        presenter.loadNews()

        XCTAssertEqual(first?.isCancelled, true)
        XCTAssertEqual(presenter.loadNewsTask?.isCancelled, false)
    }

    @MainActor
    func test_loadNews_hasNoOutcomeIfCancelled() async {
        let interactor = StartInteractorMock()
        let presenter = StartPresenter(
            interactor: interactor,
            wireframe: StartWireframeMock()
        )

        presenter.loadNews()
        presenter.loadNewsTask?.cancel()
        await presenter.loadNewsTask?.value

        XCTAssertTrue(presenter.loadNewsResult == nil)
    }

    @MainActor
    func test_loadNews_endsWithPresenter() async {
        func ask() -> Task<Void, Never>? {
            let interactor = StartInteractorMock()
            let presenter = StartPresenter(
                interactor: interactor,
                wireframe: StartWireframeMock()
            )
            presenter.loadNews()
            return presenter.loadNewsTask
        }

        XCTAssertEqual(ask()?.isCancelled, true)
    }

}
