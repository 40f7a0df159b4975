import Testing
@testable import RibApp

@MainActor
struct SessionInteractorTests {

    @Test
    func resigningActiveCleansUpViewsOnce() {
        let router = SessionRoutingMock()
        let interactor = SessionInteractor()
        interactor.router = router

        interactor.activate()
        #expect(router.cleanupViewsCallCount == 0)

        interactor.deactivate()
        #expect(router.cleanupViewsCallCount == 1)
    }

}
