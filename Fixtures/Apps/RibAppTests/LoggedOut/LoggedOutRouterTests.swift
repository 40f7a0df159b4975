import XCTest
import RIBs
@testable import RibApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class LoggedOutRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = LoggedOutInteractableMock()

        let router = LoggedOutRouter(
            interactor: interactor,
            viewController: LoggedOutViewControllableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderConnectsTheParts() async throws {
        let builder = LoggedOutBuilder(dependency: LoggedOutDependencyMock())
        let listener = LoggedOutListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? LoggedOutInteractor)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(interactor.listener === listener)
        let viewController = try XCTUnwrap(router.viewControllable as? LoggedOutViewController)
        XCTAssertTrue(viewController.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        let builder = LoggedOutBuilder(dependency: LoggedOutDependencyMock())
        let listener = LoggedOutListenerMock()
        weak var interactor: LoggedOutInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? LoggedOutInteractor
            XCTAssertNotNil(interactor)
        }

        XCTAssertNil(interactor)
    }

}
