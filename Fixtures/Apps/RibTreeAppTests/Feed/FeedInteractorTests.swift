import XCTest
@testable import RibTreeApp

nonisolated final class FeedInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = FeedPresentableMock()

        let interactor = FeedInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

}
