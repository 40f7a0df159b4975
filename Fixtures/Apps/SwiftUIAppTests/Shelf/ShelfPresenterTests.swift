import Testing
import UIKit
@testable import SwiftUIApp

@MainActor
struct ShelfPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let viewController = ShelfWireframe().takeViewController()

        #expect(viewController.rootView != nil)
    }

    @Test
    func moduleGoesWithItsScreen() {
        weak var viewController: LazyHostingViewController<ShelfView>?
        weak var presenter: ShelfPresenter?
        weak var wireframe: ShelfWireframe?

        autoreleasepool {
            let module = ShelfWireframe()
            let screen = module.takeViewController()
            screen.loadViewIfNeeded()
            viewController = screen
            presenter = screen.rootView.presenter
            wireframe = module
            #expect(presenter != nil)
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
        #expect(wireframe == nil)
    }

    @Test
    func navigatesToLoans() {
        let navigationController = UINavigationController()
        let wireframe = ShelfWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToLoans()

        #expect(navigationController.viewControllers.count == 2)
    }

    @Test
    func loadBooksGivesResultToPresenter() async {
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

    @Test
    func reserveGivesResultToPresenter() async {
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
    }

}
