import XCTest
import RIBs
import RxSwift
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

    @MainActor
    func testInteractorIsActiveFromActivationToDeactivation() async {
        let interactor = MapInteractor()
        var states: [Bool] = []
        let subscription = interactor.isActiveStream.subscribe(onNext: { states.append($0) })

        interactor.activate()
        interactor.deactivate()

        XCTAssertEqual(states, [false, true, false])
        subscription.dispose()
    }

}
