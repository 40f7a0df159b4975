import XCTest
import RIBs
@testable import RibTreeApp

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
    func testBuilderWiresTheRIB() async {
        let listener = MainListenerMock()

        let routing = MainBuilder(dependency: MainDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? MainInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: MainInteractor?

        func buildAndRelease() {
            let listener = MainListenerMock()
            let routing = MainBuilder(dependency: MainDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? MainInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
