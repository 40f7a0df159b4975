import XCTest
import RIBs
import RxSwift
@testable import RibApp

nonisolated final class LoggedOutInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = LoggedOutPresentableMock()

        let interactor = LoggedOutInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

    @MainActor
    func testInteractorIsActiveFromActivationToDeactivation() async {
        let interactor = LoggedOutInteractor(presenter: LoggedOutPresentableMock())
        var states: [Bool] = []
        let subscription = interactor.isActiveStream.subscribe(onNext: { states.append($0) })

        interactor.activate()
        interactor.deactivate()

        XCTAssertEqual(states, [false, true, false])
        subscription.dispose()
    }

}
