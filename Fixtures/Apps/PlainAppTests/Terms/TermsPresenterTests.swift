import Testing
import UIKit
@testable import PlainApp

@MainActor
@Suite struct TermsPresenterTests {

    @Test func wireframeBuildsWiredModule() {
        let viewController = TermsWireframe().viewController

        #expect(viewController.presenter is TermsPresenter)
    }

    @Test func moduleGoesWithItsView() async {
        weak var viewController: TermsViewController?
        weak var presenter: TermsPresenterInterface?
        weak var wireframe: TermsWireframe?

        func showModule() {
            let module = TermsWireframe()
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
        let module = TermsWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        #expect(navigationController.viewControllers.count == 1)
        #expect(navigationController.viewControllers.first === module.viewController)
    }

    @Test func presenterKeepsItsPartsAndNotItsView() {
        weak var view: TermsViewMock?
        weak var interactor: TermsInteractorMock?
        weak var wireframe: TermsWireframeMock?

        func makePresenter() -> TermsPresenter {
            let viewMock = TermsViewMock()
            let interactorMock = TermsInteractorMock()
            let wireframeMock = TermsWireframeMock()
            view = viewMock
            interactor = interactorMock
            wireframe = wireframeMock
            return TermsPresenter(
                view: viewMock,
                interactor: interactorMock,
                wireframe: wireframeMock
            )
        }
        let presenter = makePresenter()

        withExtendedLifetime(presenter) {
            #expect(view == nil)
            #expect(interactor != nil)
            #expect(wireframe != nil)
        }
    }

    @Test func loadTermsHasOutcome() async {
        struct Refusal: Error {}
        let view = TermsViewMock()
        let interactor = TermsInteractorMock()
        let presenter = TermsPresenter(
            view: view,
            interactor: interactor,
            wireframe: TermsWireframeMock()
        )

        interactor.loadTermsAnswer = { throw Refusal() }
        presenter.loadTerms()
        await presenter.loadTermsTask?.value

        #expect(throws: Refusal.self) { try presenter.loadTermsResult?.get() }
    }

    @Test func loadTermsAgainCancelsTheFirst() {
        let view = TermsViewMock()
        let interactor = TermsInteractorMock()
        let presenter = TermsPresenter(
            view: view,
            interactor: interactor,
            wireframe: TermsWireframeMock()
        )

        presenter.loadTerms()
        let first = presenter.loadTermsTask
        presenter.loadTerms()

        #expect(first?.isCancelled == true)
        #expect(presenter.loadTermsTask?.isCancelled == false)
    }

    @Test func loadTermsHasNoOutcomeIfCancelled() async {
        let view = TermsViewMock()
        let interactor = TermsInteractorMock()
        let presenter = TermsPresenter(
            view: view,
            interactor: interactor,
            wireframe: TermsWireframeMock()
        )

        presenter.loadTerms()
        presenter.loadTermsTask?.cancel()
        await presenter.loadTermsTask?.value

        #expect(presenter.loadTermsResult == nil)
    }

    @Test func loadTermsEndsWithPresenter() {
        func ask() -> Task<Void, Never>? {
            let view = TermsViewMock()
            let interactor = TermsInteractorMock()
            let presenter = TermsPresenter(
                view: view,
                interactor: interactor,
                wireframe: TermsWireframeMock()
            )
            presenter.loadTerms()
            return presenter.loadTermsTask
        }

        #expect(ask()?.isCancelled == true)
    }

    @Test func acceptHasOutcome() async {
        struct Refusal: Error {}
        let view = TermsViewMock()
        let interactor = TermsInteractorMock()
        let presenter = TermsPresenter(
            view: view,
            interactor: interactor,
            wireframe: TermsWireframeMock()
        )

        interactor.acceptAnswer = { throw Refusal() }
        presenter.accept()
        await presenter.acceptTask?.value

        #expect(throws: Refusal.self) { try presenter.acceptResult?.get() }

        interactor.acceptAnswer = {}
        presenter.accept()
        await presenter.acceptTask?.value

        #expect(throws: Never.self) { try presenter.acceptResult?.get() }
    }

    @Test func acceptAgainCancelsTheFirst() {
        let view = TermsViewMock()
        let interactor = TermsInteractorMock()
        let presenter = TermsPresenter(
            view: view,
            interactor: interactor,
            wireframe: TermsWireframeMock()
        )

        presenter.accept()
        let first = presenter.acceptTask
        presenter.accept()

        #expect(first?.isCancelled == true)
        #expect(presenter.acceptTask?.isCancelled == false)
    }

    @Test func acceptHasNoOutcomeIfCancelled() async {
        let view = TermsViewMock()
        let interactor = TermsInteractorMock()
        let presenter = TermsPresenter(
            view: view,
            interactor: interactor,
            wireframe: TermsWireframeMock()
        )

        presenter.accept()
        presenter.acceptTask?.cancel()
        await presenter.acceptTask?.value

        #expect(presenter.acceptResult == nil)
    }

    @Test func acceptEndsWithPresenter() {
        func ask() -> Task<Void, Never>? {
            let view = TermsViewMock()
            let interactor = TermsInteractorMock()
            let presenter = TermsPresenter(
                view: view,
                interactor: interactor,
                wireframe: TermsWireframeMock()
            )
            presenter.accept()
            return presenter.acceptTask
        }

        #expect(ask()?.isCancelled == true)
    }

}
