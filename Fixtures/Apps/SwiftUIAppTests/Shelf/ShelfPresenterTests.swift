import Testing
import UIKit
@testable import SwiftUIApp

@MainActor
@Suite struct ShelfPresenterTests {

    @Test func wireframeBuildsWiredModule() {
        let viewController = ShelfWireframe().viewController

        #expect(viewController.rootView != nil)
    }

    @Test func moduleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<ShelfView>?
        weak var presenter: ShelfPresenter?
        weak var wireframe: ShelfWireframe?

        func showModule() {
            let module = ShelfWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.rootView.presenter
            wireframe = module
            #expect(presenter != nil)
        }
        showModule()
        // What UIKit has autoreleased goes as the main queue goes on.
        for _ in 0..<100 where viewController != nil {
            await Task.yield()
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
        #expect(wireframe == nil)
    }

    @Test func nobodyNavigatesBeforeAnythingHappens() {
        let navigationController = UINavigationController()
        let module = ShelfWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        #expect(navigationController.viewControllers.count == 1)
        #expect(navigationController.viewControllers.first === module.viewController)
    }

    @Test func shownViewAsksNothingOfWireframe() {
        let wireframe = ShelfWireframeMock()
        let presenter = ShelfPresenter(
            interactor: ShelfInteractorMock(),
            wireframe: wireframe
        )

        _ = ShelfView(presenter: presenter).body

        #expect(wireframe.alerts.isEmpty)
        #expect(wireframe.navigateToLoansCallCount == 0)
    }

    @Test func loadBooksHasOutcome() async {
        struct Refusal: Error {}
        let interactor = ShelfInteractorMock()
        let presenter = ShelfPresenter(
            interactor: interactor,
            wireframe: ShelfWireframeMock()
        )

        interactor.loadBooksAnswer = { throw Refusal() }
        presenter.loadBooks()
        await presenter.loadBooksTask?.value

        #expect(throws: Refusal.self) { try presenter.loadBooksResult?.get() }
    }

    @Test func loadBooksAgainCancelsTheFirst() {
        let interactor = ShelfInteractorMock()
        let presenter = ShelfPresenter(
            interactor: interactor,
            wireframe: ShelfWireframeMock()
        )

        presenter.loadBooks()
        let first = presenter.loadBooksTask
        presenter.loadBooks()

        #expect(first?.isCancelled == true)
        #expect(presenter.loadBooksTask?.isCancelled == false)
    }

    @Test func loadBooksHasNoOutcomeIfCancelled() async {
        let interactor = ShelfInteractorMock()
        let presenter = ShelfPresenter(
            interactor: interactor,
            wireframe: ShelfWireframeMock()
        )

        presenter.loadBooks()
        presenter.loadBooksTask?.cancel()
        await presenter.loadBooksTask?.value

        #expect(presenter.loadBooksResult == nil)
    }

    @Test func loadBooksEndsWithPresenter() {
        func ask() -> Task<Void, Never>? {
            let interactor = ShelfInteractorMock()
            let presenter = ShelfPresenter(
                interactor: interactor,
                wireframe: ShelfWireframeMock()
            )
            presenter.loadBooks()
            return presenter.loadBooksTask
        }

        #expect(ask()?.isCancelled == true)
    }

    @Test func reserveHasOutcome() async {
        struct Refusal: Error {}
        let interactor = ShelfInteractorMock()
        let presenter = ShelfPresenter(
            interactor: interactor,
            wireframe: ShelfWireframeMock()
        )

        interactor.reserveAnswer = { throw Refusal() }
        presenter.reserve()
        await presenter.reserveTask?.value

        #expect(throws: Refusal.self) { try presenter.reserveResult?.get() }

        interactor.reserveAnswer = {}
        presenter.reserve()
        await presenter.reserveTask?.value

        #expect(throws: Never.self) { try presenter.reserveResult?.get() }
    }

    @Test func reserveAgainCancelsTheFirst() {
        let interactor = ShelfInteractorMock()
        let presenter = ShelfPresenter(
            interactor: interactor,
            wireframe: ShelfWireframeMock()
        )

        presenter.reserve()
        let first = presenter.reserveTask
        presenter.reserve()

        #expect(first?.isCancelled == true)
        #expect(presenter.reserveTask?.isCancelled == false)
    }

    @Test func reserveHasNoOutcomeIfCancelled() async {
        let interactor = ShelfInteractorMock()
        let presenter = ShelfPresenter(
            interactor: interactor,
            wireframe: ShelfWireframeMock()
        )

        presenter.reserve()
        presenter.reserveTask?.cancel()
        await presenter.reserveTask?.value

        #expect(presenter.reserveResult == nil)
    }

    @Test func reserveEndsWithPresenter() {
        func ask() -> Task<Void, Never>? {
            let interactor = ShelfInteractorMock()
            let presenter = ShelfPresenter(
                interactor: interactor,
                wireframe: ShelfWireframeMock()
            )
            presenter.reserve()
            return presenter.reserveTask
        }

        #expect(ask()?.isCancelled == true)
    }

}
