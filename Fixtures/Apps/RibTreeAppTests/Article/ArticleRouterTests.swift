import XCTest
import RIBs
@testable import RibTreeApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class ArticleRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = ArticleInteractableMock()

        let router = ArticleRouter(
            interactor: interactor,
            viewController: ArticleViewControllableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderConnectsTheParts() async throws {
        let builder = ArticleBuilder(dependency: ArticleDependencyMock())
        let listener = ArticleListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? ArticleInteractor)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(interactor.listener === listener)
        let viewController = try XCTUnwrap(router.viewControllable as? ArticleViewController)
        XCTAssertTrue(viewController.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        let builder = ArticleBuilder(dependency: ArticleDependencyMock())
        let listener = ArticleListenerMock()
        weak var interactor: ArticleInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? ArticleInteractor
            XCTAssertNotNil(interactor)
        }

        XCTAssertNil(interactor)
    }

}
