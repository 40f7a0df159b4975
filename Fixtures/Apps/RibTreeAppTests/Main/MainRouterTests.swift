import XCTest
import RIBs
@testable import RibTreeApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class MainRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = MainInteractableMock()

        let router = MainRouter(
            interactor: interactor,
            viewController: MainViewControllableMock(),
            feedBuilder: FeedBuildableMock(),
            mapBuilder: MapBuildableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderConnectsTheParts() async throws {
        let builder = MainBuilder(dependency: MainDependencyMock())
        let listener = MainListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? MainInteractor)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(interactor.listener === listener)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        let builder = MainBuilder(dependency: MainDependencyMock())
        let listener = MainListenerMock()
        weak var interactor: MainInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? MainInteractor
            XCTAssertNotNil(interactor)
        }

        XCTAssertNil(interactor)
    }

}
