import XCTest
import RIBs
@testable import RibApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class ScoreRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = ScoreInteractableMock()

        let router = ScoreRouter(
            interactor: interactor,
            viewController: ScoreViewControllableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderConnectsTheParts() async throws {
        let builder = ScoreBuilder(dependency: ScoreDependencyMock())
        let listener = ScoreListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? ScoreInteractor)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(interactor.listener === listener)
        let viewController = try XCTUnwrap(router.viewControllable as? ScoreViewController)
        XCTAssertTrue(viewController.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        let builder = ScoreBuilder(dependency: ScoreDependencyMock())
        let listener = ScoreListenerMock()
        weak var interactor: ScoreInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? ScoreInteractor
            XCTAssertNotNil(interactor)
        }

        XCTAssertNil(interactor)
    }

}
