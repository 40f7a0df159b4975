import Testing
@testable import RibApp

@MainActor
struct BonusInteractorTests {

    @Test
    func interactorListensToItsView() {
        let presenter = BonusPresentableMock()

        let interactor = BonusInteractor(presenter: presenter)

        #expect(presenter.listener === interactor)
    }

}
