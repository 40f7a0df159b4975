import XCTest
@testable import RibApp

nonisolated final class ScoreInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = ScorePresentableMock()

        let interactor = ScoreInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

}
