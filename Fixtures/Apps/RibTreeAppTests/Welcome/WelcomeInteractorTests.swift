import Testing
@testable import RibTreeApp

@MainActor
struct WelcomeInteractorTests {

    @Test
    func interactorListensToItsView() {
        let presenter = WelcomePresentableMock()

        let interactor = WelcomeInteractor(presenter: presenter)

        #expect(presenter.listener === interactor)
    }

}
