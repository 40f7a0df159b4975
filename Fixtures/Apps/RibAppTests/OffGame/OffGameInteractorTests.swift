import XCTest
@testable import RibApp

nonisolated final class OffGameInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = OffGamePresentableMock()

        let interactor = OffGameInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

}
