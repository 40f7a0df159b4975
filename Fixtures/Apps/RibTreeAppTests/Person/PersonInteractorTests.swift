import XCTest
@testable import RibTreeApp

nonisolated final class PersonInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = PersonPresentableMock()

        let interactor = PersonInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

}
