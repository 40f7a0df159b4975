import Testing
import RIBs
@testable import RibStoryboardApp

@MainActor
struct RootRouterTests {

    @Test
    func routerIsTheRouterOfItsInteractor() {
        let interactor = RootInteractableMock()

        let router = RootRouter(
            interactor: interactor,
            viewController: RootViewControllableMock()
        )

        #expect(interactor.router === router)
    }

    @Test
    func builderConnectsTheParts() throws {
        let builder = RootBuilder(dependency: RootDependencyMock())

        let router = builder.build()

        let interactor = try #require(router.interactable as? RootInteractor)
        #expect(interactor.router === router)
        let viewController = try #require(router.viewControllable as? RootViewController)
        #expect(viewController.listener === interactor)
    }

    @Test
    func ribGoesWithItsRouter() {
        let builder = RootBuilder(dependency: RootDependencyMock())
        weak var interactor: RootInteractor?

        do {
            let router = builder.build()
            interactor = router.interactable as? RootInteractor
            #expect(interactor != nil)
        }

        #expect(interactor == nil)
    }

}
