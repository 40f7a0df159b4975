import Testing
@testable import RibApp

@MainActor
struct SettingsInteractorTests {

    @Test
    func interactorListensToItsView() {
        let presenter = SettingsPresentableMock()

        let interactor = SettingsInteractor(presenter: presenter)

        #expect(presenter.listener === interactor)
    }

}
