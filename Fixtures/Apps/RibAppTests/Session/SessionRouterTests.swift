import XCTest
import RIBs
@testable import RibApp

nonisolated final class SessionRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = SessionInteractableMock()

        let router = SessionRouter(interactor: interactor, viewController: SessionViewControllableMock())

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderWiresTheRIB() async {
        let listener = SessionListenerMock()

        let routing = SessionBuilder(dependency: SessionDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? SessionInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: SessionInteractor?

        func buildAndRelease() {
            let listener = SessionListenerMock()
            let routing = SessionBuilder(dependency: SessionDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? SessionInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
