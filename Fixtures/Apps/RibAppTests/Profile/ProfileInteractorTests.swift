import XCTest
import RIBs
import RxSwift
@testable import RibApp

nonisolated final class ProfileInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = ProfilePresentableMock()

        let interactor = ProfileInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

    @MainActor
    func testInteractorIsActiveFromActivationToDeactivation() async {
        let interactor = ProfileInteractor(presenter: ProfilePresentableMock())
        var states: [Bool] = []
        let subscription = interactor.isActiveStream.subscribe(onNext: { states.append($0) })

        interactor.activate()
        interactor.deactivate()

        XCTAssertEqual(states, [false, true, false])
        subscription.dispose()
    }

}
