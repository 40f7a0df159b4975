import Testing
import UIKit
@testable import SwiftUIApp

@MainActor
struct ShelfPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let navigationController = UINavigationController()
        let wireframe = ShelfWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? LazyHostingViewController<ShelfView>
        #expect(screen?.rootView != nil)
    }

    @Test
    func moduleIsReleasedWithItsScreen() {
        weak var viewController: UIViewController?
        weak var presenter: ShelfPresenter?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = ShelfWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? LazyHostingViewController<ShelfView>
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.rootView.presenter
            #expect(presenter != nil)
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
    }

    @Test
    func navigatesToLoans() {
        let navigationController = UINavigationController()
        let wireframe = ShelfWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToLoans()

        #expect(isShown(LoansWireframe.self, in: navigationController))
    }

    @Test
    func loadBooksGivesResultToPresenter() async {
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

    @Test
    func reserveGivesResultToPresenter() async {
        let interactor = ShelfInteractorMock()
        let presenter = ShelfPresenter(
            interactor: interactor,
            wireframe: ShelfWireframeMock()
        )
        interactor.reserveAnswer = { throw Refusal() }

        presenter.reserve()
        await presenter.reserveTask?.value

        #expect(throws: Refusal.self) { try presenter.reserveResult?.get() }
    }

    private func isShown<Screen>(
        _ module: BaseWireframe<Screen>.Type,
        in navigationController: UINavigationController
    ) -> Bool {
        return navigationController.topViewController is Screen
    }

}

private struct Refusal: Error {
}
