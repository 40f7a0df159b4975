import XCTest
import RIBs
@testable import RibTreeApp

nonisolated final class PlaceRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = PlaceInteractableMock()

        let router = PlaceRouter(interactor: interactor, viewController: PlaceViewControllableMock())

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderWiresTheRIB() async {
        let listener = PlaceListenerMock()

        let routing = PlaceBuilder(dependency: PlaceDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? PlaceInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
        let viewController = routing.viewControllable as? PlaceViewController
        XCTAssertNotNil(interactor)
        XCTAssertTrue(viewController?.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: PlaceInteractor?

        func buildAndRelease() {
            let listener = PlaceListenerMock()
            let routing = PlaceBuilder(dependency: PlaceDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? PlaceInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
