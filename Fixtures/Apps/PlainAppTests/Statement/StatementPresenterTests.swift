import Testing
import UIKit
@testable import PlainApp

@MainActor
@Suite struct StatementPresenterTests {

    @Test func wireframeBuildsWiredModule() {
        let viewController = StatementWireframe().viewController

        #expect(viewController.presenter is StatementPresenter)
    }

    @Test func moduleGoesWithItsView() async {
        weak var viewController: StatementViewController?
        weak var presenter: StatementPresenterInterface?
        weak var wireframe: StatementWireframe?

        func showModule() {
            let module = StatementWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.presenter
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
        let module = StatementWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        #expect(navigationController.viewControllers.count == 1)
        #expect(navigationController.viewControllers.first === module.viewController)
    }

    @Test func presenterKeepsItsPartsAndNotItsView() {
        weak var view: StatementViewMock?
        weak var formatter: StatementFormatterMock?
        weak var interactor: StatementInteractorMock?
        weak var wireframe: StatementWireframeMock?

        func makePresenter() -> StatementPresenter {
            let viewMock = StatementViewMock()
            let formatterMock = StatementFormatterMock()
            let interactorMock = StatementInteractorMock()
            let wireframeMock = StatementWireframeMock()
            view = viewMock
            formatter = formatterMock
            interactor = interactorMock
            wireframe = wireframeMock
            return StatementPresenter(
                view: viewMock,
                formatter: formatterMock,
                interactor: interactorMock,
                wireframe: wireframeMock
            )
        }
        let presenter = makePresenter()

        withExtendedLifetime(presenter) {
            #expect(view == nil)
            #expect(formatter != nil)
            #expect(interactor != nil)
            #expect(wireframe != nil)
        }
    }

    @Test func loadStatementHasOutcome() async {
        struct Refusal: Error {}
        let view = StatementViewMock()
        let interactor = StatementInteractorMock()
        let presenter = StatementPresenter(
            view: view,
            formatter: StatementFormatterMock(),
            interactor: interactor,
            wireframe: StatementWireframeMock()
        )

        interactor.loadStatementAnswer = { throw Refusal() }
        presenter.loadStatement()
        await presenter.loadStatementTask?.value

        #expect(throws: Refusal.self) { try presenter.loadStatementResult?.get() }
    }

    @Test func loadStatementAgainCancelsTheFirst() {
        let view = StatementViewMock()
        let interactor = StatementInteractorMock()
        let presenter = StatementPresenter(
            view: view,
            formatter: StatementFormatterMock(),
            interactor: interactor,
            wireframe: StatementWireframeMock()
        )

        presenter.loadStatement()
        let first = presenter.loadStatementTask
        presenter.loadStatement()

        #expect(first?.isCancelled == true)
        #expect(presenter.loadStatementTask?.isCancelled == false)
    }

    @Test func loadStatementHasNoOutcomeIfCancelled() async {
        let view = StatementViewMock()
        let interactor = StatementInteractorMock()
        let presenter = StatementPresenter(
            view: view,
            formatter: StatementFormatterMock(),
            interactor: interactor,
            wireframe: StatementWireframeMock()
        )

        presenter.loadStatement()
        presenter.loadStatementTask?.cancel()
        await presenter.loadStatementTask?.value

        #expect(presenter.loadStatementResult == nil)
    }

    @Test func loadStatementEndsWithPresenter() {
        func ask() -> Task<Void, Never>? {
            let view = StatementViewMock()
            let interactor = StatementInteractorMock()
            let presenter = StatementPresenter(
                view: view,
                formatter: StatementFormatterMock(),
                interactor: interactor,
                wireframe: StatementWireframeMock()
            )
            presenter.loadStatement()
            return presenter.loadStatementTask
        }

        #expect(ask()?.isCancelled == true)
    }

}
