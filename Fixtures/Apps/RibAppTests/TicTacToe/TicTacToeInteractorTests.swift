import XCTest
import RIBs
import RxSwift
@testable import RibApp

nonisolated final class TicTacToeInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = TicTacToePresentableMock()

        let interactor = TicTacToeInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

    @MainActor
    func testInteractorIsActiveFromActivationToDeactivation() async {
        let interactor = TicTacToeInteractor(presenter: TicTacToePresentableMock())
        var states: [Bool] = []
        let subscription = interactor.isActiveStream.subscribe(onNext: { states.append($0) })

        interactor.activate()
        interactor.deactivate()

        XCTAssertEqual(states, [false, true, false])
        subscription.dispose()
    }

}
