import XCTest
@testable import RibApp

nonisolated final class LoggedInInteractorTests: XCTestCase {

    @MainActor
    func testResigningActiveCleansUpViewsOnce() async {
        let router = LoggedInRoutingMock()
        let interactor = LoggedInInteractor()
        interactor.router = router

        interactor.activate()
        XCTAssertEqual(router.cleanupViewsCallCount, 0)

        interactor.deactivate()
        XCTAssertEqual(router.cleanupViewsCallCount, 1)
    }

}
