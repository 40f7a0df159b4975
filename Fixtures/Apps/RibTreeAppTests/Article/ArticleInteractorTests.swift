import XCTest
@testable import RibTreeApp

nonisolated final class ArticleInteractorTests: XCTestCase {

    @MainActor
    func testInteractorListensToItsView() async {
        let presenter = ArticlePresentableMock()

        let interactor = ArticleInteractor(presenter: presenter)

        XCTAssertTrue(presenter.listener === interactor)
    }

}
