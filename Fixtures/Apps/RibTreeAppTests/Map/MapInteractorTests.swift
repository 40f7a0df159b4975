import XCTest
@testable import RibTreeApp

nonisolated final class MapInteractorTests: XCTestCase {

    @MainActor
    func testResigningActiveCleansUpViewsOnce() async {
        let router = MapRoutingMock()
        let interactor = MapInteractor()
        interactor.router = router

        interactor.activate()
        XCTAssertEqual(router.cleanupViewsCallCount, 0)

        interactor.deactivate()
        XCTAssertEqual(router.cleanupViewsCallCount, 1)
    }

}
