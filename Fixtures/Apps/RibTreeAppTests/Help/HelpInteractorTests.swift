import XCTest
@testable import RibTreeApp

nonisolated final class HelpInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = HelpPresentableMock()

        let interactor = HelpInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

}
