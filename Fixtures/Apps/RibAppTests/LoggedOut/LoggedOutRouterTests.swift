import XCTest
import RIBs
@testable import RibApp

nonisolated final class LoggedOutRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = LoggedOutInteractableMock()

        let router = LoggedOutRouter(interactor: interactor, viewController: LoggedOutViewControllableMock())

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderWiresTheRIB() async {
        let listener = LoggedOutListenerMock()

        let routing = LoggedOutBuilder(dependency: LoggedOutDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? LoggedOutInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
        let viewController = routing.viewControllable as? LoggedOutViewController
        XCTAssertNotNil(interactor)
        XCTAssertTrue(viewController?.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: LoggedOutInteractor?

        func buildAndRelease() {
            let listener = LoggedOutListenerMock()
            let routing = LoggedOutBuilder(dependency: LoggedOutDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? LoggedOutInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
