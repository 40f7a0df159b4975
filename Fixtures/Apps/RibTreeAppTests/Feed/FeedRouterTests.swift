import XCTest
import RIBs
@testable import RibTreeApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class FeedRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = FeedInteractableMock()

        let router = FeedRouter(
            interactor: interactor,
            viewController: FeedViewControllableMock(),
            articleBuilder: ArticleBuildableMock(),
            shareBuilder: ShareBuildableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderConnectsTheParts() async throws {
        let builder = FeedBuilder(dependency: FeedDependencyMock())
        let listener = FeedListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? FeedInteractor)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(interactor.listener === listener)
        let viewController = try XCTUnwrap(router.viewControllable as? FeedViewController)
        XCTAssertTrue(viewController.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        let builder = FeedBuilder(dependency: FeedDependencyMock())
        let listener = FeedListenerMock()
        weak var interactor: FeedInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? FeedInteractor
            XCTAssertNotNil(interactor)
        }

        XCTAssertNil(interactor)
    }

}
