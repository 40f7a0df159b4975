import XCTest
import RIBs
@testable import RibTreeApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class PlaceRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = PlaceInteractableMock()

        let router = PlaceRouter(
            interactor: interactor,
            viewController: PlaceViewControllableMock(),
            personBuilder: PersonBuildableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderConnectsTheParts() async throws {
        let builder = PlaceBuilder(dependency: PlaceDependencyMock())
        let listener = PlaceListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? PlaceInteractor)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(interactor.listener === listener)
        let viewController = try XCTUnwrap(router.viewControllable as? PlaceViewController)
        XCTAssertTrue(viewController.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        let builder = PlaceBuilder(dependency: PlaceDependencyMock())
        let listener = PlaceListenerMock()
        weak var interactor: PlaceInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? PlaceInteractor
            XCTAssertNotNil(interactor)
        }

        XCTAssertNil(interactor)
    }

}
