import Testing
@testable import RibTreeApp

@MainActor
struct ContactInteractorTests {

    @Test
    func interactorListensToItsView() {
        let presenter = ContactPresentableMock()

        let interactor = ContactInteractor(presenter: presenter)

        #expect(presenter.listener === interactor)
    }

}
