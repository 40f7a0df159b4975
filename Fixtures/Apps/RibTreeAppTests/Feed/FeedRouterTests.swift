import XCTest
import RIBs
@testable import RibTreeApp

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
    func testBuilderWiresTheRIB() async {
        let listener = FeedListenerMock()

        let routing = FeedBuilder(dependency: FeedDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? FeedInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
        let viewController = routing.viewControllable as? FeedViewController
        XCTAssertNotNil(interactor)
        XCTAssertTrue(viewController?.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: FeedInteractor?

        func buildAndRelease() {
            let listener = FeedListenerMock()
            let routing = FeedBuilder(dependency: FeedDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? FeedInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
