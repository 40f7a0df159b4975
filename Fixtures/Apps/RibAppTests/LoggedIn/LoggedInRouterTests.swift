import XCTest
import RIBs
@testable import RibApp

nonisolated final class LoggedInRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = LoggedInInteractableMock()

        let router = LoggedInRouter(interactor: interactor, viewController: LoggedInViewControllableMock())

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderWiresTheRIB() async {
        let listener = LoggedInListenerMock()

        let routing = LoggedInBuilder(dependency: LoggedInDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? LoggedInInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: LoggedInInteractor?

        func buildAndRelease() {
            let listener = LoggedInListenerMock()
            let routing = LoggedInBuilder(dependency: LoggedInDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? LoggedInInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
