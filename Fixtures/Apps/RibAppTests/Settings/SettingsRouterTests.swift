import Testing
import RIBs
@testable import RibApp

@MainActor
struct SettingsRouterTests {

    @Test
    func routerIsTheRouterOfItsInteractor() {
        let interactor = SettingsInteractableMock()

        let router = SettingsRouter(
            interactor: interactor,
            viewController: SettingsViewControllableMock()
        )

        #expect(interactor.router === router)
    }

    @Test
    func builderConnectsTheParts() throws {
        let builder = SettingsBuilder(dependency: SettingsDependencyMock())
        let listener = SettingsListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try #require(router.interactable as? SettingsInteractor)
        #expect(interactor.router === router)
        #expect(interactor.listener === listener)
        let viewController = try #require(router.viewControllable as? SettingsViewController)
        #expect(viewController.listener === interactor)
    }

    @Test
    func ribGoesWithItsRouter() {
        let builder = SettingsBuilder(dependency: SettingsDependencyMock())
        let listener = SettingsListenerMock()
        weak var interactor: SettingsInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? SettingsInteractor
            #expect(interactor != nil)
        }

        #expect(interactor == nil)
    }

}
