import XCTest
@testable import RibApp

nonisolated final class HelpInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = HelpPresentableMock()

        let interactor = HelpInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

}
