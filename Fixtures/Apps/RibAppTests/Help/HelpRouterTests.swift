import XCTest
import RIBs
@testable import RibApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class HelpRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = HelpInteractableMock()

        let router = HelpRouter(
            interactor: interactor,
            viewController: HelpViewControllableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderConnectsTheParts() async throws {
        let builder = HelpBuilder(dependency: HelpDependencyMock())
        let listener = HelpListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? HelpInteractor)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(interactor.listener === listener)
        let viewController = try XCTUnwrap(router.viewControllable as? HelpViewController)
        XCTAssertTrue(viewController.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        let builder = HelpBuilder(dependency: HelpDependencyMock())
        let listener = HelpListenerMock()
        weak var interactor: HelpInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? HelpInteractor
            XCTAssertNotNil(interactor)
        }

        XCTAssertNil(interactor)
    }

}
