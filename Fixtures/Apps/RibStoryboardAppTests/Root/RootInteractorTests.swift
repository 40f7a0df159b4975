import Testing
@testable import RibStoryboardApp

@MainActor
struct RootInteractorTests {

    @Test
    func interactorListensToItsView() {
        let presenter = RootPresentableMock()

        let interactor = RootInteractor(presenter: presenter)

        #expect(presenter.listener === interactor)
    }

}
