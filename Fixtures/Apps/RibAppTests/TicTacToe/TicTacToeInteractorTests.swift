import Testing
@testable import RibApp

@MainActor
struct TicTacToeInteractorTests {

    @Test
    func interactorListensToItsView() {
        let presenter = TicTacToePresentableMock()

        let interactor = TicTacToeInteractor(presenter: presenter)

        #expect(presenter.listener === interactor)
    }

}
