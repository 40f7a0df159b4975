import XCTest
@testable import RibTreeApp

nonisolated final class GroupInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = GroupPresentableMock()

        let interactor = GroupInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

}
