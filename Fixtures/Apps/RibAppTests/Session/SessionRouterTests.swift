import Testing
import RIBs
@testable import RibApp

@MainActor
struct SessionRouterTests {

    @Test
    func routerIsTheRouterOfItsInteractor() {
        let interactor = SessionInteractableMock()

        let router = SessionRouter(
            interactor: interactor,
            viewController: SessionViewControllableMock()
        )

        #expect(interactor.router === router)
    }

    @Test
    func builderConnectsTheParts() throws {
        let builder = SessionBuilder(dependency: SessionDependencyMock())
        let listener = SessionListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try #require(router.interactable as? SessionInteractor)
        #expect(interactor.router === router)
        #expect(interactor.listener === listener)
    }

    @Test
    func ribGoesWithItsRouter() {
        let builder = SessionBuilder(dependency: SessionDependencyMock())
        let listener = SessionListenerMock()
        weak var interactor: SessionInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? SessionInteractor
            #expect(interactor != nil)
        }

        #expect(interactor == nil)
    }

}
