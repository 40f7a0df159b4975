import XCTest
import RIBs
import RxSwift
@testable import RibApp

nonisolated final class SessionInteractorTests: XCTestCase {

    @MainActor
    func testResigningActiveCleansUpViewsOnce() async {
        let router = SessionRoutingMock()
        let interactor = SessionInteractor()
        interactor.router = router

        interactor.activate()
        XCTAssertEqual(router.cleanupViewsCallCount, 0)

        interactor.deactivate()
        XCTAssertEqual(router.cleanupViewsCallCount, 1)
    }

    @MainActor
    func testInteractorIsActiveFromActivationToDeactivation() async {
        let interactor = SessionInteractor()
        var states: [Bool] = []
        let subscription = interactor.isActiveStream.subscribe(onNext: { states.append($0) })

        interactor.activate()
        interactor.deactivate()

        XCTAssertEqual(states, [false, true, false])
        subscription.dispose()
    }

}
