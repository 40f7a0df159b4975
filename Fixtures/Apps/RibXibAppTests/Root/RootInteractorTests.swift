import XCTest
@testable import RibXibApp

nonisolated final class RootInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = RootPresentableMock()

        let interactor = RootInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

}
