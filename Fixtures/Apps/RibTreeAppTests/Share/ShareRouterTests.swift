import XCTest
import RIBs
@testable import RibTreeApp

nonisolated final class ShareRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = ShareInteractableMock()

        let router = ShareRouter(interactor: interactor, viewController: ShareViewControllableMock())

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderWiresTheRIB() async {
        let listener = ShareListenerMock()

        let routing = ShareBuilder(dependency: ShareDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? ShareInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: ShareInteractor?

        func buildAndRelease() {
            let listener = ShareListenerMock()
            let routing = ShareBuilder(dependency: ShareDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? ShareInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
