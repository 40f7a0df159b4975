import XCTest
import RIBs
@testable import RibTreeApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class MapRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = MapInteractableMock()

        let router = MapRouter(
            interactor: interactor,
            viewController: MapViewControllableMock(),
            placeBuilder: PlaceBuildableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderConnectsTheParts() async throws {
        let builder = MapBuilder(dependency: MapDependencyMock())
        let listener = MapListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? MapInteractor)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(interactor.listener === listener)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        let builder = MapBuilder(dependency: MapDependencyMock())
        let listener = MapListenerMock()
        weak var interactor: MapInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? MapInteractor
            XCTAssertNotNil(interactor)
        }

        XCTAssertNil(interactor)
    }

}
