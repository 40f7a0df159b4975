import XCTest
@testable import RibTreeApp

nonisolated final class PlaceInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = PlacePresentableMock()

        let interactor = PlaceInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

}
