import Testing
import RIBs
@testable import RibTreeApp

@MainActor
struct ContactRouterTests {

    @Test
    func routerIsTheRouterOfItsInteractor() {
        let interactor = ContactInteractableMock()

        let router = ContactRouter(
            interactor: interactor,
            viewController: ContactViewControllableMock(),
            groupBuilder: GroupBuildableMock()
        )

        #expect(interactor.router === router)
    }

    @Test
    func builderConnectsTheParts() throws {
        let builder = ContactBuilder(dependency: ContactDependencyMock())
        let listener = ContactListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try #require(router.interactable as? ContactInteractor)
        #expect(interactor.router === router)
        #expect(interactor.listener === listener)
        let viewController = try #require(router.viewControllable as? ContactViewController)
        #expect(viewController.listener === interactor)
    }

    @Test
    func ribGoesWithItsRouter() {
        let builder = ContactBuilder(dependency: ContactDependencyMock())
        let listener = ContactListenerMock()
        weak var interactor: ContactInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? ContactInteractor
            #expect(interactor != nil)
        }

        #expect(interactor == nil)
    }

}
