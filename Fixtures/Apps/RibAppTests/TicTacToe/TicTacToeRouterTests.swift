import Testing
import RIBs
@testable import RibApp

@MainActor
struct TicTacToeRouterTests {

    @Test
    func routerIsTheRouterOfItsInteractor() {
        let interactor = TicTacToeInteractableMock()

        let router = TicTacToeRouter(
            interactor: interactor,
            viewController: TicTacToeViewControllableMock()
        )

        #expect(interactor.router === router)
    }

    @Test
    func builderConnectsTheParts() throws {
        let builder = TicTacToeBuilder(dependency: TicTacToeDependencyMock())
        let listener = TicTacToeListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try #require(router.interactable as? TicTacToeInteractor)
        #expect(interactor.router === router)
        #expect(interactor.listener === listener)
        let viewController = try #require(router.viewControllable as? TicTacToeViewController)
        #expect(viewController.listener === interactor)
    }

    @Test
    func ribGoesWithItsRouter() {
        let builder = TicTacToeBuilder(dependency: TicTacToeDependencyMock())
        let listener = TicTacToeListenerMock()
        weak var interactor: TicTacToeInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? TicTacToeInteractor
            #expect(interactor != nil)
        }

        #expect(interactor == nil)
    }

}
