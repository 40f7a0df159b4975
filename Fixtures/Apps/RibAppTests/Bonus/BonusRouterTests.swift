import Testing
import RIBs
@testable import RibApp

@MainActor
struct BonusRouterTests {

    @Test
    func routerIsTheRouterOfItsInteractor() {
        let interactor = BonusInteractableMock()

        let router = BonusRouter(
            interactor: interactor,
            viewController: BonusViewControllableMock()
        )

        #expect(interactor.router === router)
    }

    @Test
    func builderConnectsTheParts() throws {
        let builder = BonusBuilder(dependency: BonusDependencyMock())
        let listener = BonusListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try #require(router.interactable as? BonusInteractor)
        #expect(interactor.router === router)
        #expect(interactor.listener === listener)
        let viewController = try #require(router.viewControllable as? BonusViewController)
        #expect(viewController.listener === interactor)
    }

    @Test
    func ribGoesWithItsRouter() {
        let builder = BonusBuilder(dependency: BonusDependencyMock())
        let listener = BonusListenerMock()
        weak var interactor: BonusInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? BonusInteractor
            #expect(interactor != nil)
        }

        #expect(interactor == nil)
    }

}
