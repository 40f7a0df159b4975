import Testing
import RIBs
@testable import RibTreeApp

@MainActor
struct ShareRouterTests {

    @Test
    func routerIsTheRouterOfItsInteractor() {
        let interactor = ShareInteractableMock()

        let router = ShareRouter(
            interactor: interactor,
            viewController: ShareViewControllableMock(),
            contactBuilder: ContactBuildableMock()
        )

        #expect(interactor.router === router)
    }

    @Test
    func builderConnectsTheParts() throws {
        let builder = ShareBuilder(dependency: ShareDependencyMock())
        let listener = ShareListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try #require(router.interactable as? ShareInteractor)
        #expect(interactor.router === router)
        #expect(interactor.listener === listener)
    }

    @Test
    func ribGoesWithItsRouter() {
        let builder = ShareBuilder(dependency: ShareDependencyMock())
        let listener = ShareListenerMock()
        weak var interactor: ShareInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? ShareInteractor
            #expect(interactor != nil)
        }

        #expect(interactor == nil)
    }

}
