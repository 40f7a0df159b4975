import XCTest
import RIBs
import RxSwift
@testable import RibApp

nonisolated final class SettingsInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = SettingsPresentableMock()

        let interactor = SettingsInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

    @MainActor
    func testInteractorIsActiveFromActivationToDeactivation() async {
        let interactor = SettingsInteractor(presenter: SettingsPresentableMock())
        var states: [Bool] = []
        let subscription = interactor.isActiveStream.subscribe(onNext: { states.append($0) })

        interactor.activate()
        interactor.deactivate()

        XCTAssertEqual(states, [false, true, false])
        subscription.dispose()
    }

}
