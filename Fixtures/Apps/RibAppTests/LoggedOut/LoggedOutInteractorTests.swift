import XCTest
@testable import RibApp

nonisolated final class LoggedOutInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = LoggedOutPresentableMock()

        let interactor = LoggedOutInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

}
