import XCTest
@testable import RibTreeApp

nonisolated final class MainInteractorTests: XCTestCase {

    @MainActor
    func testResigningActiveCleansUpViewsOnce() async {
        let router = MainRoutingMock()
        let interactor = MainInteractor()
        interactor.router = router

        interactor.activate()
        XCTAssertEqual(router.cleanupViewsCallCount, 0)

        interactor.deactivate()
        XCTAssertEqual(router.cleanupViewsCallCount, 1)
    }

}
