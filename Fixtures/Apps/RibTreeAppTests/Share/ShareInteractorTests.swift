import Testing
@testable import RibTreeApp

@MainActor
struct ShareInteractorTests {

    @Test
    func resigningActiveCleansUpViewsOnce() {
        let router = ShareRoutingMock()
        let interactor = ShareInteractor()
        interactor.router = router

        interactor.activate()
        #expect(router.cleanupViewsCallCount == 0)

        interactor.deactivate()
        #expect(router.cleanupViewsCallCount == 1)
    }

}
