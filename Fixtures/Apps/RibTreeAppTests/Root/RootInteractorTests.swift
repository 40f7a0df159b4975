import XCTest
@testable import RibTreeApp

nonisolated final class RootInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = RootPresentableMock()

        let interactor = RootInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

}
