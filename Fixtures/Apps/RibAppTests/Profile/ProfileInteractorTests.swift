import XCTest
@testable import RibApp

nonisolated final class ProfileInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = ProfilePresentableMock()

        let interactor = ProfileInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

}
