import XCTest
import UIKit
@testable import SwiftUIApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
nonisolated final class LoansPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = LoansWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<LoansView>?
        weak var presenter: LoansPresenter?
        weak var wireframe: LoansWireframe?

        func showModule() {
            let module = LoansWireframe()
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
        let module = LoansWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        XCTAssertEqual(navigationController.viewControllers.count, 1)
        XCTAssertTrue(navigationController.viewControllers.first === module.viewController)
    }

    @MainActor
    func testShownViewAsksNothingOfWireframe() async {
        let wireframe = LoansWireframeMock()
        let presenter = LoansPresenter(
            formatter: LoansFormatterMock(),
            interactor: LoansInteractorMock(),
            wireframe: wireframe
        )

        _ = LoansView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
        XCTAssertEqual(wireframe.navigateToFinesCallCount, 0)
    }

    @MainActor
    func test_loadLoans_hasOutcome() async {
        struct Refusal: Error {}
        let interactor = LoansInteractorMock()
        let presenter = LoansPresenter(
            formatter: LoansFormatterMock(),
            interactor: interactor,
            wireframe: LoansWireframeMock()
        )

        interactor.loadLoansAnswer = { throw Refusal() }
        presenter.loadLoans()
        await presenter.loadLoansTask?.value

        XCTAssertThrowsError(try presenter.loadLoansResult?.get()) { error in
            XCTAssertTrue(error is Refusal)
        }
    }

    @MainActor
    func test_loadLoans_againCancelsTheFirst() async {
        let interactor = LoansInteractorMock()
        let presenter = LoansPresenter(
            formatter: LoansFormatterMock(),
            interactor: interactor,
            wireframe: LoansWireframeMock()
        )

        presenter.loadLoans()
        let first = presenter.loadLoansTask
        presenter.loadLoans()

        XCTAssertEqual(first?.isCancelled, true)
        XCTAssertEqual(presenter.loadLoansTask?.isCancelled, false)
    }

    @MainActor
    func test_loadLoans_hasNoOutcomeIfCancelled() async {
        let interactor = LoansInteractorMock()
        let presenter = LoansPresenter(
            formatter: LoansFormatterMock(),
            interactor: interactor,
            wireframe: LoansWireframeMock()
        )

        presenter.loadLoans()
        presenter.loadLoansTask?.cancel()
        await presenter.loadLoansTask?.value

        XCTAssertTrue(presenter.loadLoansResult == nil)
    }

    @MainActor
    func test_loadLoans_endsWithPresenter() async {
        func ask() -> Task<Void, Never>? {
            let interactor = LoansInteractorMock()
            let presenter = LoansPresenter(
                formatter: LoansFormatterMock(),
                interactor: interactor,
                wireframe: LoansWireframeMock()
            )
            presenter.loadLoans()
            return presenter.loadLoansTask
        }

        XCTAssertEqual(ask()?.isCancelled, true)
    }

    @MainActor
    func test_renewAll_hasOutcome() async {
        struct Refusal: Error {}
        let interactor = LoansInteractorMock()
        let presenter = LoansPresenter(
            formatter: LoansFormatterMock(),
            interactor: interactor,
            wireframe: LoansWireframeMock()
        )

        interactor.renewAllAnswer = { throw Refusal() }
        presenter.renewAll()
        await presenter.renewAllTask?.value

        XCTAssertThrowsError(try presenter.renewAllResult?.get()) { error in
            XCTAssertTrue(error is Refusal)
        }

        interactor.renewAllAnswer = {}
        presenter.renewAll()
        await presenter.renewAllTask?.value

        XCTAssertNoThrow(try presenter.renewAllResult?.get())
    }

    @MainActor
    func test_renewAll_againCancelsTheFirst() async {
        let interactor = LoansInteractorMock()
        let presenter = LoansPresenter(
            formatter: LoansFormatterMock(),
            interactor: interactor,
            wireframe: LoansWireframeMock()
        )

        presenter.renewAll()
        let first = presenter.renewAllTask
        presenter.renewAll()

        XCTAssertEqual(first?.isCancelled, true)
        XCTAssertEqual(presenter.renewAllTask?.isCancelled, false)
    }

    @MainActor
    func test_renewAll_hasNoOutcomeIfCancelled() async {
        let interactor = LoansInteractorMock()
        let presenter = LoansPresenter(
            formatter: LoansFormatterMock(),
            interactor: interactor,
            wireframe: LoansWireframeMock()
        )

        presenter.renewAll()
        presenter.renewAllTask?.cancel()
        await presenter.renewAllTask?.value

        XCTAssertTrue(presenter.renewAllResult == nil)
    }

    @MainActor
    func test_renewAll_endsWithPresenter() async {
        func ask() -> Task<Void, Never>? {
            let interactor = LoansInteractorMock()
            let presenter = LoansPresenter(
                formatter: LoansFormatterMock(),
                interactor: interactor,
                wireframe: LoansWireframeMock()
            )
            presenter.renewAll()
            return presenter.renewAllTask
        }

        XCTAssertEqual(ask()?.isCancelled, true)
    }

}
