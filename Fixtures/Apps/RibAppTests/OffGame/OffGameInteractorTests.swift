import XCTest
import RIBs
import RxSwift
@testable import RibApp

nonisolated final class OffGameInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = OffGamePresentableMock()

        let interactor = OffGameInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

    @MainActor
    func testInteractorIsActiveFromActivationToDeactivation() async {
        let interactor = OffGameInteractor(presenter: OffGamePresentableMock())
        var states: [Bool] = []
        let subscription = interactor.isActiveStream.subscribe(onNext: { states.append($0) })

        interactor.activate()
        interactor.deactivate()

        XCTAssertEqual(states, [false, true, false])
        subscription.dispose()
    }

}
