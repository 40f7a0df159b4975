import XCTest
import RIBs
@testable import RibTreeApp

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
    func testBuilderWiresTheRIB() async {
        let listener = MapListenerMock()

        let routing = MapBuilder(dependency: MapDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? MapInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: MapInteractor?

        func buildAndRelease() {
            let listener = MapListenerMock()
            let routing = MapBuilder(dependency: MapDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? MapInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
