import XCTest
import RIBs
@testable import RibApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class OffGameRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = OffGameInteractableMock()

        let router = OffGameRouter(
            interactor: interactor,
            viewController: OffGameViewControllableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderConnectsTheParts() async throws {
        let builder = OffGameBuilder(dependency: OffGameDependencyMock())
        let listener = OffGameListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? OffGameInteractor)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(interactor.listener === listener)
        let viewController = try XCTUnwrap(router.viewControllable as? OffGameViewController)
        XCTAssertTrue(viewController.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        let builder = OffGameBuilder(dependency: OffGameDependencyMock())
        let listener = OffGameListenerMock()
        weak var interactor: OffGameInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? OffGameInteractor
            XCTAssertNotNil(interactor)
        }

        XCTAssertNil(interactor)
    }

}
