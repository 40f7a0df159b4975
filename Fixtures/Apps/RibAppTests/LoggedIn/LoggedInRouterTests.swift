import XCTest
import RIBs
@testable import RibApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class LoggedInRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = LoggedInInteractableMock()

        let router = LoggedInRouter(
            interactor: interactor,
            viewController: LoggedInViewControllableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderConnectsTheParts() async throws {
        let builder = LoggedInBuilder(dependency: LoggedInDependencyMock())
        let listener = LoggedInListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? LoggedInInteractor)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(interactor.listener === listener)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        let builder = LoggedInBuilder(dependency: LoggedInDependencyMock())
        let listener = LoggedInListenerMock()
        weak var interactor: LoggedInInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? LoggedInInteractor
            XCTAssertNotNil(interactor)
        }

        XCTAssertNil(interactor)
    }

}
