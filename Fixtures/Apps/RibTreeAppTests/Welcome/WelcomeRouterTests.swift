import Testing
import RIBs
@testable import RibTreeApp

@MainActor
struct WelcomeRouterTests {

    @Test
    func routerIsTheRouterOfItsInteractor() {
        let interactor = WelcomeInteractableMock()

        let router = WelcomeRouter(
            interactor: interactor,
            viewController: WelcomeViewControllableMock(),
            helpBuilder: HelpBuildableMock()
        )

        #expect(interactor.router === router)
    }

    @Test
    func builderConnectsTheParts() throws {
        let builder = WelcomeBuilder(dependency: WelcomeDependencyMock())
        let listener = WelcomeListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try #require(router.interactable as? WelcomeInteractor)
        #expect(interactor.router === router)
        #expect(interactor.listener === listener)
        let viewController = try #require(router.viewControllable as? WelcomeViewController)
        #expect(viewController.listener === interactor)
    }

    @Test
    func ribGoesWithItsRouter() {
        let builder = WelcomeBuilder(dependency: WelcomeDependencyMock())
        let listener = WelcomeListenerMock()
        weak var interactor: WelcomeInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? WelcomeInteractor
            #expect(interactor != nil)
        }

        #expect(interactor == nil)
    }

}
